/** A phone's link: the country's code and the whole number, 10 to 15 digits. */
export const phoneAddress = /^tel:\+\d{10,15}$/;
