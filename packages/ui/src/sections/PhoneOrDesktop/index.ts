export { PhoneOrDesktop, type PhoneOrDesktopProps } from './PhoneOrDesktop.tsx';
