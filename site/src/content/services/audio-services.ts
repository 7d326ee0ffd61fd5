/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/families.ts';

export const page: ServicePage = {
  order: 8,
  title: 'Audio Services',
  menu: 'Listening rooms and clear speech, measured.',
  card: {
    description:
      'Listening rooms, speech you can follow and sound systems tuned by ear and by measurement.',
    icon: 'audio-lines',
    tone: 'warm',
  },
  meta: {
    title: 'Audio System Installation in McAllen, TX',
    description:
      'Acoustic measurement, listening rooms, sound systems for churches and halls, and repair of boomy or echoing spaces throughout the Rio Grande Valley.',
  },
  hero: {
    description:
      'Some rooms shout back. We find out why with a microphone, calm them down and then choose the speakers.',
    image: 'audio-listening-room',
  },
  offer: [
    'Valley builders like hard, cool surfaces: porcelain underfoot, plaster, glass, vaulted ceilings. They are easy to live on and merciless to sound. In a room like that a spoken word can hang for two seconds, and turning it up only makes more mush. Our first tool is a measurement of how long the room holds a note, and our second is absorption in the few places it counts.',
    'Then comes the system. For music that may be two fine speakers, set to the inch, and a chair. For a chapel or a banquet hall it is columns that keep their energy on the pews and off the ceiling, microphones people can use without training, and a feed for those at home or hard of hearing.',
    'We also repair. Hum from a ground loop, hiss from an old amplifier, a subwoofer that rattles one window: these have causes, and most take an afternoon to find.',
  ],
  features: [
    {
      icon: 'activity',
      title: 'Room measurement',
      description:
        'Decay time, frequency response and background noise in a readable report, before any money goes into equipment.',
    },
    {
      icon: 'audio-lines',
      title: 'Acoustic treatment',
      description:
        'Fabric panels, ceiling clouds and bass traps sized from the figures. Some carry printed art and pass for decoration.',
    },
    {
      icon: 'headphones',
      title: 'Two-channel listening',
      description:
        'Turntable, tubes or streamer; speakers toed in by string and laser. A quiet circuit and no electronics in the sightline.',
    },
    {
      icon: 'mic',
      title: 'Speech and worship',
      description:
        'Steered column arrays, gooseneck and wireless microphones, an automatic mixer that rides the faders by itself.',
    },
    {
      icon: 'volume-2',
      title: 'Paging and background music',
      description:
        'Seventy-volt lines with a tap for each area, so a lobby whispers while a loading dock can still be reached.',
    },
    {
      icon: 'wrench',
      title: 'Diagnosis and repair',
      description:
        'Buzz, dropouts and feedback hunted down with a meter. We fix the cause, document it and leave the rest alone.',
    },
  ],
  process: {
    image: 'pillar-audio',
    steps: [
      {
        title: 'Hear the complaint',
        description:
          'Where do people strain, when does it ring, who turns what up. The pastor and the back row rarely agree.',
      },
      {
        title: 'Measure',
        description:
          'Sweeps from several positions with the air conditioning on and off, because the fan is part of the room.',
      },
      {
        title: 'Predict',
        description:
          'A computer model of coverage and clarity that shows what panels alone would do, and what speakers add.',
      },
      {
        title: 'Treat and install',
        description:
          'Panels first, electronics second. Rigging is load-rated with a safety cable on anything over heads.',
      },
      {
        title: 'Tune',
        description:
          'Equalization, delays and limiters set with music and with voices, then locked so a curious hand cannot undo them.',
      },
      {
        title: 'Train the operators',
        description:
          'An evening with volunteers or staff and a laminated card: three faders, two mistakes, one phone number.',
      },
    ],
  },
  testimonials: [
    {
      name: 'Rev. Tomás Arredondo',
      role: 'Parish administrator',
      content:
        'For years we blamed the microphones. Eleven panels along the rear wall later, the readings are understood in the last row and we still use the same microphones.',
    },
    {
      name: 'Curtis Weller',
      role: 'Record collector, Weslaco',
      content:
        'They spent two hours moving speakers I already own, by half inches. I have not shopped for new ones since.',
    },
    {
      name: 'Annabel Ríos',
      role: 'Event hall manager',
      content:
        'Toasts used to be a blur. Last Saturday I stood beside the kitchen door and caught every name.',
    },
  ],
  faqs: [
    {
      question: 'Our hall echoes. Do we need new speakers?',
      answer:
        'Maybe not. If decay runs past about a second and a half, any loudspeaker will sound muddy. Panels are cheaper than amplifiers and they help unamplified voices as well.',
    },
    {
      question: 'What does an acoustic report cost?',
      answer:
        'An opinion by ear is part of the free consultation. A full set of measurements with a written report depends on the size of the room and how many positions we take, so it gets its own quote.',
    },
    {
      question: 'Will panels make my living room look like a studio?',
      answer:
        'Not unless you want it to. Stretched-fabric ceilings, backed bookcases, thick curtains and art panels absorb just as well. We bring samples and hold them against your walls.',
    },
    {
      question: 'Can you make a system for people with hearing aids?',
      answer:
        'Yes: hearing loops under carpet, radio receivers at the door, or sound sent to phones over Wi-Fi. Loops work with the hearing aids most people already wear.',
    },
    {
      question: 'How long will our space be out of service?',
      answer:
        'A listening room is a day. A sanctuary of 300 seats takes most of a week, and we schedule between services so you never lose a Sunday.',
    },
  ],
  closing: {
    heading: 'Clap once and call us',
    text: 'If you can count to two before the room is silent, there is something we can improve. Let us bring the microphone.',
  },
};
