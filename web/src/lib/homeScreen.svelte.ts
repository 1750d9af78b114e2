/** Adding the page to the home screen, where the browser offers it: it does so over https only. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer = $state.raw<InstallEvent | null>(null);

export const homeScreen = {
  get offered(): boolean {
    return offer !== null;
  },
  async add(): Promise<void> {
    const asking = offer;
    offer = null; // it can be used once
    await asking?.prompt();
  },
};

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // no banner over the page: Home has a button
  offer = event as InstallEvent;
});
addEventListener('appinstalled', () => (offer = null));
