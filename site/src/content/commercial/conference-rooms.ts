/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 1,
  title: 'Conference Rooms',
  subtitle: 'Audiovisual Systems',
  meta: { title: 'Conference Room AV in McAllen, TX' },
  menu: 'Meetings that start on time.',
  card: 'One cable or none, a picture in seconds and voices the far end can follow. Every room works like the last one.',
  description:
    'Meeting rooms that start on time: one touch to join, a picture readable from the last chair, and clear voices on both ends.',
  heroImage: 'commercial-conference-rooms',
  heroAlt:
    'A boardroom at dusk with a video call on its screen, microphones along the table and the town outside',
  featuresImage: 'commercial-conference-rooms-table',
  features: [
    {
      icon: 'touchpad',
      title: 'One-touch join',
      at: { x: 22.8, y: 81 },
      description:
        'Press the panel on the table, and screen, camera and microphones wake up together.',
    },
    {
      icon: 'monitor',
      title: 'Displays sized by the last row',
      at: { x: 57, y: 44 },
      description: 'We go by the size of the letters, not the size of the wall.',
    },
    {
      icon: 'mic',
      title: 'Ceiling microphones',
      at: { x: 66, y: 9 },
      description: 'Microphones that follow whoever’s talking and leave the table free for paper.',
    },
    {
      icon: 'video',
      title: 'Cameras at eye height',
      at: { x: 61, y: 25 },
      description: 'Mounted between or below the displays, so people seem to look right at you.',
    },
    {
      icon: 'audio-lines',
      title: 'Echo control',
      at: { x: 20.5, y: 42 },
      description:
        'Glass walls throw voices back. Acoustic panels and processing take out the hollow sound.',
    },
    {
      icon: 'smartphone',
      title: 'Wireless and wired sharing',
      at: { x: 37, y: 71.5 },
      description: 'Visitors can present from any laptop without getting on your network.',
    },
    {
      icon: 'lightbulb',
      title: 'Light for faces',
      at: { x: 32, y: 20.5 },
      description: 'Soft light on the people, none on the screen, wired by a licensed electrician.',
    },
    {
      icon: 'calendar-clock',
      title: 'Room booking panels',
      description: 'Red or green by the door, and free again if nobody shows up.',
    },
    {
      icon: 'presentation',
      title: 'Divisible and training rooms',
      description: 'Sensors in the folding wall tell the system if it’s one room or two.',
    },
  ],
  benefits: [
    'Meetings begin when the calendar says so, not eight minutes later',
    'The same panel and steps in every room, so nobody needs a tour',
    'The people calling in hear the quiet one at the far corner',
    'Works with the video service you already pay for, and with your client’s',
    'Tables stay clear: no dongles, no spider phone, no rat’s nest of cable',
    'Installed after hours, tested with a real call, ready on Monday',
  ],
  cases: [
    {
      isSample: true,
      title: 'A glass boardroom you can hear in',
      description:
        'Three glass walls and a stone table. Printed acoustic panels, a ceiling array and a curtain track cut the echo in half. Calls don’t start with an apology now.',
      image: 'story-glass-boardroom',
      client: 'Regional bank',
      location: 'McAllen, TX',
    },
    {
      isSample: true,
      title: 'Eleven rooms, one habit',
      description:
        'Every department had bought its own room. We kept nine of the displays, gave all the rooms one control and one camera, and wrote a card that fits on a lanyard.',
      image: 'story-room-panels',
      client: 'Logistics company',
      location: 'Pharr, TX',
    },
    {
      isSample: true,
      title: 'Council work session on the record',
      description:
        'Microphones at fourteen seats with priority for the chair, streaming, and assistive listening for the public. The clerk types the minutes from a clean recording.',
      image: 'story-council-chamber',
      client: 'City offices',
      location: 'Rio Grande City, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'I used to send Danny down fifteen minutes early to wake that room up. He’d be under the table when the client dialed in.',
      author: 'Melinda Craddock',
      position: 'Chief of staff',
      company: 'a logistics company in Pharr',
    },
    {
      isSample: true,
      content:
        'Our Houston office called to ask what we’d done. For three years they couldn’t tell which one of us was talking.',
      author: 'Rogelio Handy',
      position: 'Partner',
      company: 'a law office in McAllen',
    },
  ],
  faqs: [
    {
      question: 'Which video platforms do your rooms support?',
      answer:
        'All the common ones. A dedicated room system is most reliable with the platform you use every day; for anybody else’s, a laptop borrows the room’s camera and microphones.',
    },
    {
      question: 'How large a screen do we need?',
      answer:
        'As a rule the farthest person sits within six times the picture height for slides, four for detailed drawings. A 20-foot room usually calls for a 98-inch panel or two at 75.',
    },
    {
      question: 'Can we keep our existing televisions?',
      answer:
        'If they have working inputs, control ports and some life left in them, yes. A store-bought set that shows its home menu after each power cut tends to cost you more in delays than it saves.',
    },
    {
      question: 'Why do people say we sound like a bathroom?',
      answer:
        'Hard walls facing each other, and a microphone too far from your mouth. Panels on two adjoining walls plus a ceiling array usually fix it; software alone doesn’t.',
    },
    {
      question: 'How long is a room out of service?',
      answer:
        'A huddle room is one day, a boardroom two or three. Furniture with built-in cable channels gets ordered first, since it sets the calendar.',
    },
    {
      question: 'Do you support the rooms afterward?',
      answer:
        'Yes: remote monitoring, updates on a schedule we agree on with your IT staff, and a visit if something physical breaks. There’s a help button on the room panel, and it reaches us.',
    },
  ],
  closing: {
    heading: 'Invite us to a meeting',
    text: 'Call and let us sit in on one ordinary meeting, from the far end if we can. Twenty minutes of listening beats any floor plan.',
  },
} satisfies AreaPage;
