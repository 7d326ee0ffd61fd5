/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 1,
  title: 'Conference Rooms',
  subtitle: 'Audiovisual Systems',
  meta: { title: 'Conference Room AV in McAllen, TX' },
  menu: 'Meetings that start on time.',
  card: 'One cable or none, a picture in seconds and voices the far end can follow. Rooms that match from floor to floor.',
  description:
    'Meeting rooms in the Rio Grande Valley that start on time: one touch to join, a picture readable from the last chair, voices clear on both ends. We plan sound, camera, light and furniture together, so remote people stop being an afterthought.',
  heroImage: 'commercial-conference-rooms',
  heroAlt:
    'A boardroom after hours under one line of light, a screen at its end and the town outside',
  features: [
    {
      icon: 'touchpad',
      title: 'One-touch join',
      description:
        'A panel on the table shows the next meeting. Press it and screen, camera and microphones wake together.',
    },
    {
      icon: 'monitor',
      title: 'Displays sized by the last row',
      description:
        'Character height, not wall space, sets the diagonal. Spreadsheets need a larger screen than speeches do.',
    },
    {
      icon: 'mic',
      title: 'Ceiling microphones',
      description:
        'Beam-steering arrays that follow the speaker and ignore the air vent, with the table left free for paper.',
    },
    {
      icon: 'video',
      title: 'Cameras at eye height',
      description:
        'Framing that tracks whoever speaks, mounted between or below the displays so people appear to look at you.',
    },
    {
      icon: 'audio-lines',
      title: 'Echo control',
      description:
        'Glass walls throw voices back. Acoustic panels and processing remove the hollow sound that tires remote listeners.',
    },
    {
      icon: 'smartphone',
      title: 'Wireless and wired sharing',
      description:
        'Visitors present from any laptop without joining your network. A single USB-C cable is there for the day that fails.',
    },
    {
      icon: 'lightbulb',
      title: 'Light for faces',
      description:
        'Soft vertical light at about 3500 K on the people, none spilling on the screen. Nobody looks interrogated.',
    },
    {
      icon: 'calendar-clock',
      title: 'Room booking panels',
      description:
        'Red or green by the door from your own calendar, releasing the room when nobody shows up after ten minutes.',
    },
    {
      icon: 'presentation',
      title: 'Divisible and training rooms',
      description:
        'Sensors in the folding wall tell the system whether it is one room or two, and microphones regroup by themselves.',
    },
  ],
  benefits: [
    'Meetings begin when the calendar says so, not eight minutes later',
    'The same panel and the same steps in each room, so nobody needs a tour',
    'Remote colleagues hear the quiet person at the far corner',
    'Works with the video service you already pay for, and with your client’s',
    'Faults show up on our monitor before the board arrives',
    'Tables stay clear: no dongles, no spider phone, no nest of cable',
    'Installed after hours, tested with a real call, ready on Monday',
  ],
  cases: [
    {
      title: 'A glass boardroom you can hear in',
      description:
        'Three glass walls and a stone table. Printed acoustic panels, a ceiling array and a curtain track brought the decay time down by half. Calls no longer begin with apologies.',
      image: 'story-glass-boardroom',
      client: 'Regional bank',
      location: 'McAllen, TX',
    },
    {
      title: 'Eleven rooms, one habit',
      description:
        'Each room had been bought by a different department. We reused nine displays, standardized control and camera, and wrote a card that fits on a lanyard.',
      image: 'story-room-panels',
      client: 'Logistics company',
      location: 'Pharr, TX',
    },
    {
      title: 'Council work session on the record',
      description:
        'Microphones at fourteen seats with priority for the chair, streaming, and assistive listening for the public. Minutes are now typed from clean recordings.',
      image: 'story-council-chamber',
      client: 'City offices',
      location: 'Rio Grande City, TX',
    },
  ],
  testimonials: [
    {
      content:
        'I used to send someone fifteen minutes early to wake the room. That person has their morning back.',
      author: 'Melinda Craddock',
      position: 'Chief of staff',
      company: 'Palmview Logistics',
    },
    {
      content:
        'Our attorneys in Houston asked what we had changed. They could finally tell who was talking.',
      author: 'Rogelio Handy',
      position: 'Partner',
      company: 'Handy Cavazos Law',
    },
  ],
  faqs: [
    {
      question: 'Which video platforms do your rooms support?',
      answer:
        'All the common ones. A dedicated room appliance is most reliable with the platform you use daily; guest platforms join through a laptop that borrows the room’s camera and microphones.',
    },
    {
      question: 'How large a screen do we need?',
      answer:
        'As a rule the farthest viewer sits within six times the picture height for slides, four for detailed drawings. A 20-foot room usually calls for a 98-inch panel or two at 75.',
    },
    {
      question: 'Can we keep our existing televisions?',
      answer:
        'If they have working inputs, control ports and some life left in them, yes. Consumer sets that show a home menu after each power cut tend to cost more in delays than they save.',
    },
    {
      question: 'Why do people say we sound like a bathroom?',
      answer:
        'Hard parallel surfaces and a microphone too far from mouths. Treatment on two adjoining walls plus a ceiling array usually solves it; software alone does not.',
    },
    {
      question: 'How long is a room out of service?',
      answer:
        'A huddle room is one day, a boardroom two or three. Furniture with built-in cable channels is ordered first, since its lead time sets the calendar.',
    },
    {
      question: 'Do you support the rooms afterward?',
      answer:
        'Yes: remote monitoring, firmware on a schedule we agree on with your IT staff, and a visit if something physical breaks. Room panels show a help button that reaches us.',
    },
  ],
  closing: {
    heading: 'Invite us to a meeting',
    text: 'Let us sit in on one ordinary call, at the far end if possible. Twenty minutes of listening is a better survey than any floor plan.',
  },
};
