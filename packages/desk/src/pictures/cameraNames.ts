/** Such as IMG_4209, DSC01234 (2), PXL_20261030_161200123.MP, and WhatsApp Image 2026-10-30 at 16.12. */
const ofCamera =
  /^_?(?:img|dsc[fn]?|p|pxl|mvimg|vid|gopr|gp|dji|cimg|imgp|sam|hpim|scan|screen ?shot|whatsapp image|signal|fb_img|received|burst|snapchat)(?:[-_ .]|e(?=\d)|wa(?=\d))*\d[-_ .,:()~\w]*$/i;

/** Numbers alone, and a UUID. */
const ofDigits = /^[-_ .\d()]+$|^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/** What cameras write after the digits. */
const marks = /portrait|night|pano(rama)?|edited|copy|cover|burst\d*|original/gi;

/** Three letters after a digit are a word that a person has added. */
const words = /\d.*[a-z]{3,}/i;

/** Whether a title is what a camera called the file. A person's words, as in "patio final", aren't. */
export function isCameraName(title: string): boolean {
  const name = title.trim().replace(/\.(jpe?g|png|gif|webp|avif|hei[cf])$/i, '');
  if (ofDigits.test(name)) return true;
  return ofCamera.test(name) && !words.test(name.replace(marks, ''));
}
