/** A phone's link: the country's code and the whole number, 11 to 15 digits. */
export const phoneAddress = /^tel:\+\d{11,15}$/;
