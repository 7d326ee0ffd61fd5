export { BottomBar, type BottomBarItem, type BottomBarProps } from './BottomBar.tsx';
