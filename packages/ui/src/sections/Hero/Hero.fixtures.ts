/** A video of two seconds, 64 by 36 pixels, from a gradient generator. */
export const video =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAQTEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTbuMU6uEElTDZ1OsggEpTbuMU6uEHFO7a1OsggP97AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5LjI3LjEwMESJiECfQAAAAAAAFlSua8yuAQAAAAAAAEPXgQFzxYiZUyNkXrScupyBACK1nIN1bmSIgQCGhVZfVlA5g4EBI+ODhA7msoDglLCBQLqBJJqBAlPAgQFVsIRVuYEBElTDZ0CBc3OgY8CAZ8iaRaOHRU5DT0RFUkSHjUxhdmY1OS4yNy4xMDBzc9tjwItjxYiZUyNkXrScumfIpUWjh0VOQ09ERVJEh5hMYXZjNTkuMzcuMTAwIGxpYnZweC12cDlnyKJFo4hEVVJBVElPTkSHlDAwOjAwOjAyLjAwMDAwMDAwMAAAH0O2dUJH54EAoEC7oUCPgQAAAIJJg0IAA/ACNhA4JBwYQgAAMHAAAGoP/7hsku8/c0xBgLmHxaXzN3gJrzVf4GHqsLoTwW/5vZWC2/////psPpfLw77vf5G/////rg7EUmdvndsxtiu//Tz177GY8NZ9+ucXjCH//he9/U//VbgklRMdgA9QWMGAAA782c01Jcu/LYIJrB8ba2HIAAB1oaampO6BAaWfgkmDQgAD8AI2ADgkHBhCAAAwYAAAE7///XvAgAAAAKCzoZSBAPoAhgBAkhwgXgAAAyAAAFQAAHWhlqaU7oEBpY+GAECSHABeAAADIAAAVHD7gv8GoLahl4EB9ACGAECSHEBeAAADIAAAeln3B+yAdaGWppTugQGlj4YAQJIcAF4AAAMgAABUcPuC/wagtaGWgQLuAIYAQJIMQF4AAANgAAADSnuwAHWhlqaU7oEBpY+GAECSHABeAAADIAAAVHD7gv8GoLehmIED6ACGAECSDEBeAAADYAAAdQPKuBzAAHWhlqaU7oEBpY+GAECSHABeAAADIAAAVHD7gv8GoLOhlIEE4gCGAECSDABeAAADIAAAVAAAdaGWppTugQGlj4YAQJIcAF4AAAMgAABUcPuC/waguqGbgQXcAIYAQJIMVF4AAAMgAAB9iNxrzeJth94AdaGWppTugQGlj4YAQJIcAF4AAAMgAABUcPuC/wagtqGXgQbWAIYAQJIMQF4AAANgAAADSnQ+egB1oZamlO6BAaWPhgBAkhwAXgAAAyAAAFRw+4L/BhxTu2uRu4+zgQC3iveBAfGCAbDwgQM=';

const glow = (x: number, y: number, r: number, level: number, id = 'warm') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})" opacity="${level}"/>`;

/** Draws a room with its lamps at three levels: over the table, by the wall, and in the garden. */
function drawnRoom(alt: string, [table, wall, garden]: readonly [number, number, number]) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><defs><radialGradient id="warm"><stop stop-color="#ffd9a0"/><stop offset=".3" stop-color="#ff9a4a" stop-opacity=".5"/><stop offset="1" stop-color="#ff9a4a" stop-opacity="0"/></radialGradient><radialGradient id="cool"><stop stop-color="#8fd3e0"/><stop offset="1" stop-color="#8fd3e0" stop-opacity="0"/></radialGradient><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1b2440"/><stop offset="1" stop-color="#4a3a4d"/></linearGradient></defs><rect width="1600" height="900" fill="#120d0a"/><rect x="260" y="180" width="1060" height="360" fill="url(#sky)"/>${glow(560, 380, 330, garden)}${glow(980, 500, 420, garden, 'cool')}${glow(720, 360, 420, table)}${glow(1440, 420, 520, wall)}<rect x="520" y="560" width="420" height="18" fill="#2a1c12"/><path d="M1390 420h110l-24-90h-62z" fill="#ffe6bd" opacity="${0.1 + wall * 0.9}"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  const avif = { 480: address, 960: address, 1600: address };
  return { width: 1600, height: 900, alt, color: '#120d0a', avif, webp: address };
}

export const room = drawnRoom('A room open to a garden at dusk', [0.8, 0.7, 0.6]);
export const scenes = {
  dark: drawnRoom('The room with its lamps off', [0, 0, 0]),
  items: [
    { label: 'Dinner', image: drawnRoom('The table lit', [1, 0.4, 0.3]) },
    { label: 'Movie', image: drawnRoom('One lamp by the wall', [0, 0.6, 0.1]) },
    { label: 'Late', image: drawnRoom('The garden lit', [0, 0.1, 1]) },
  ],
};
