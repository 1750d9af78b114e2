/** Whether this device looks back on the evening now. */
export const lookingBack = $state({ open: false });
