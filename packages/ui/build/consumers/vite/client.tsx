import '@custom-designs/ui/styles';
import { hydrateRoot } from 'react-dom/client';
import { Showcase } from './Showcase';

const root = document.querySelector('#root');
if (root) hydrateRoot(root, <Showcase />);
