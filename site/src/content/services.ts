import type { Services } from './schema.ts';

export const services: Services = [
  {
    slug: 'home-theater-installation',
    title: 'Home Theater Installation',
    shortDescription:
      'A dark, quiet room with a big picture and sound placed seat by seat, wired so nothing shows.',
    longDescription:
      'We plan the room before the screen: where the seats go, what light gets in, how the walls treat the sound. Then we pull the cable, mount the projector or panel, set every speaker and calibrate picture and sound from the chairs you will sit in. Basic theaters start at about $5,000 and premium rooms run from $15,000 to $50,000 and up; most are finished in 1 to 3 days.',
    icon: 'projector',
    image: 'home-theater-room',
    color: 'ember',
  },
  {
    slug: 'smart-home-automation',
    title: 'Smart Home Automation',
    shortDescription:
      'Lights, shades, locks, climate and music that answer to one app, one keypad and one good-night.',
    longDescription:
      'A smart home earns its keep in July, when the west shades drop before the sun reaches the glass, and at midnight, when one button locks up and darkens the house. We build around the habits you already have, label every scene in plain words, and leave ordinary switches that ordinary guests understand. Basic systems start at about $2,000; whole-home projects run from $10,000 to $50,000 and up.',
    icon: 'house-wifi',
    image: 'smart-home-hall',
    color: 'lamp',
  },
  {
    slug: 'lighting-design',
    title: 'Lighting Design',
    shortDescription:
      'Fewer fixtures, better placed: layered light that flatters a room and dims all the way down.',
    longDescription:
      'Good light is a plan before it is a purchase. We draw where it falls: on the stone, the table, the art, the path from the bed to the bath. We choose color temperature room by room, match dimmers to lamps so nothing flickers, and set scenes with you in the house after dark. Indoors and out, from one dining room to a full property with palms, pool and drive.',
    icon: 'lamp-ceiling',
    image: 'lighting-design-living',
    color: 'candle',
  },
  {
    slug: 'security-systems',
    title: 'Security Systems',
    shortDescription:
      'Cameras, locks and alarms placed for the way your property is really approached, and easy to live with.',
    longDescription:
      'We walk the property first: the gate, the carport, the side yard, the alley. A typical home needs four to six cameras, not twenty, if each is at the right height with the light behind it. Video is recorded on site, alerts are tuned so a swaying mesquite does not wake you, and you can check in from anywhere, whether you are across town or up north until November.',
    icon: 'shield-check',
    image: 'security-entry',
    color: 'moon',
  },
  {
    slug: 'multi-room-audio',
    title: 'Multi-Room Audio',
    shortDescription:
      'Music that follows you from kitchen to patio, each room with its own volume and its own song.',
    longDescription:
      'Saturday morning in the kitchen, a ballgame in the garage, nothing at all in the nursery. We split the house into zones that make sense to the family, use in-ceiling and in-wall speakers that disappear after paint, and size the amplification so music can be quiet and still sound full. Your phone, a keypad or your voice runs it, and guests can join without a lesson.',
    icon: 'speaker',
    image: 'multi-room-audio-kitchen',
    color: 'halogen',
  },
  {
    slug: 'outdoor-entertainment',
    title: 'Outdoor Entertainment',
    shortDescription:
      'Patio screens, garden speakers and evening light built for Valley heat, humidity and salt air.',
    longDescription:
      'Half of life here happens outside, most of it after the sun goes down. We use screens bright enough for a covered patio at five in the afternoon, speakers sealed against humidity and irrigation, and marine-grade hardware near the coast. Sound is aimed at the seats and away from the neighbors, and every outdoor circuit gets surge protection before storm season does its worst.',
    icon: 'tree-palm',
    image: 'outdoor-entertainment-patio',
    color: 'lamp',
  },
  {
    slug: 'video-services',
    title: 'Video Services',
    shortDescription:
      'Televisions, video walls and camera systems mounted level, wired clean and easy to run.',
    longDescription:
      'One television over the mantel or nine panels in a lobby: the work is the same. Find the stud or the block, carry the weight, hide the cable, keep the heat off the electronics and make one remote do it all. We also design video surveillance of four to eight cameras for homes, and send one source to many screens for restaurants, offices and shops.',
    icon: 'monitor-play',
    image: 'video-wall-living',
    color: 'ember',
  },
  {
    slug: 'audio-services',
    title: 'Audio Services',
    shortDescription:
      'Listening rooms, speech you can follow and sound systems tuned by ear and by measurement.',
    longDescription:
      'Tile floors, plaster walls and high ceilings make beautiful rooms that are hard to hear in. We measure first, then fix the cause: speaker position, soft surfaces where they count, subwoofers that fill the room evenly. From a two-channel chair-and-records room to a church hall or dining room where everyone follows the words, we leave a system that is set, documented and simple.',
    icon: 'audio-lines',
    image: 'audio-listening-room',
    color: 'candle',
  },
  {
    slug: 'networking-services',
    title: 'Networking Services',
    shortDescription:
      'Wired and wireless networks that reach the back bedroom, the patio and the shop, block walls or not.',
    longDescription:
      'Stucco lath and cinder block stop Wi-Fi cold, which is why one box by the front door never reaches the bedrooms. We run cable to the places that need it, set access points where people sit, split guests and cameras onto their own networks, and put the rack on surge protection and battery. Speeds from 100 Mbps to 10 Gbps, designed for 99.9% uptime.',
    icon: 'network',
    image: 'networking-rack',
    color: 'moon',
  },
  {
    slug: 'fiber-optic-installation',
    title: 'Fiber Optic Installation',
    shortDescription:
      'Fiber between buildings, floors and equipment rooms: fast, long-lived and indifferent to lightning.',
    longDescription:
      'Glass does not carry a surge, which makes fiber the right link from a house to its guest casita, workshop or gate as much as between the floors of an office. We trench, pull, splice, terminate and test every strand, and hand you the test results. Residential runs usually take 1 to 3 days, large commercial projects several weeks, with capacity from 100 Mbps to 10 Gbps.',
    icon: 'cable',
    image: 'fiber-optic',
    color: 'daylight',
  },
];
