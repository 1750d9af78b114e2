/* The theme and the size of text that were chosen in Boomtable's settings on this device hold here, too. */
'use strict';
try {
  const { theme, text } = JSON.parse(localStorage.getItem('likes') ?? '{}');
  Object.assign(document.documentElement.dataset, theme && { theme }, text && { text });
} catch {
  /* storage is closed: as the device has it */
}
