/** Keeps the phone awake during a game: by a wake lock where the browser has one, else by playing a tiny invisible video. */
interface WakeLock {
  request(kind: 'screen'): Promise<{ release(): Promise<void> }>;
}

export function keepAwake(): () => void {
  const lock = (navigator as Navigator & { wakeLock?: WakeLock }).wakeLock;
  return isSecureContext && lock ? byLock(lock) : byFilm();
}

function byLock(lock: WakeLock): () => void {
  let held: { release(): Promise<void> } | null = null;
  let over = false;
  const hold = () => {
    if (document.visibilityState === 'visible') lock.request('screen').then(got, () => null);
  };
  const got = (lock: { release(): Promise<void> }) => {
    held = lock;
    if (over) void lock.release().catch(() => null);
  };
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', hold);
    void held?.release().catch(() => null);
  };
}

/** A canvas captured once a second counts as a playing video, and phones do not sleep while one plays. */
function byFilm(): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 2;
  const paint = canvas.getContext('2d');
  const film = document.createElement('video');
  if (!paint || !('captureStream' in canvas)) return () => undefined;
  film.muted = true;
  film.playsInline = true;
  film.srcObject = canvas.captureStream(1);
  const flicker = setInterval(() => {
    paint.fillStyle = Date.now() % 2000 < 1000 ? '#000' : '#010101';
    paint.fillRect(0, 0, 2, 2);
  }, 1000);
  const play = () => void film.play().catch(() => null);
  play();
  addEventListener('pointerdown', play, { once: true });
  return () => {
    clearInterval(flicker);
    removeEventListener('pointerdown', play);
    film.pause();
    film.srcObject = null;
  };
}
