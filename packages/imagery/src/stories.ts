// Alt texts of the success stories' pictures.
export const STORIES = {
  'story-forty-screens':
    'Sports bar with rows of screens over the taps: games, races, news and a weather map, their light on the bar',
  'story-seafood-deck':
    'Deck restaurant over the bay at dusk: speakers and caged lanterns under the eave, plates on the tables',
  'story-taqueria':
    'Bright taqueria with colored tiles and cut paper banners, felt baffles hanging under its steel ceiling',
  'story-halo-letters':
    'Bronze letters spelling CASA stand off a limestone wall in warm halo light, with agaves and grasses at its foot',
  'story-roadside-pylon':
    'A tall pylon sign with three lit words beside an expressway at dusk, and behind it a tire shop with open bays',
  'story-menu-boards':
    'Four menu boards with pictures of food glow over a breakfast counter and the kitchen pass behind it',
  'story-friday-bar':
    'Card terminal on a crowded bar shows a payment went through; the router that backs it up sits below',
  'story-bungalow':
    'Plaster living room of a bungalow with light along the crown molding and a brass lamp over each frame',
  'story-glass-boardroom':
    'A glass-walled boardroom with felt baffles overhead, a microphone at every seat and a bright display at its end',
  'story-quinceanera':
    'A courtyard set for a party at dusk: strings of bulbs, round tables with roses, a pool lit pink and a small stage',
  'story-brick-porch':
    'An old brick house with an iron lace porch, green shutters and two lanterns beside its door',
  'story-matinee-room':
    'A spare bedroom turned into a small theater: a screen, two recliners, popcorn, and equipment in the closet',
  'story-boot-store':
    'Western wear store with walls of boots in many leathers, each shelf lit and one pair on a block',
  'story-dental-office':
    'Open dental bay in gray green and oak, felt panels with loudspeakers overhead, reception behind a half wall',
  'story-plaza-lot':
    'Strip of shops at dusk behind an empty, wet parking lot with pools of light under tall poles',
  'story-den-movies':
    'Den from behind its sofa, a film on the screen over the fireplace, shades down on both windows',
  'story-quiet-office':
    'Open office at dusk, felt baffles over desks with felt screens, and planters along the aisle',
  'story-room-panels':
    'An office corridor of meeting rooms, each with a small panel beside its door that glows green or red',
  'story-church-grounds':
    'White mission church at dusk, bells in its gable, a stone walk with lit bollards, benches and oaks',
  'story-rural-clinic':
    'Small clinic alone on the plain at dusk with a lit entrance, a radio mast, a generator and a parked pickup',
  'story-title-office':
    'Office on moving day with dual screens on its desks, taped cartons and an open cabinet of labeled cords',
  'story-game-night':
    'Game night on a covered patio: a green playing field on the screen, three chairs, a grill and rock speakers',
  'story-front-hall':
    'A bright front hall with a shut green door, a lock with a green light, framed landscapes and a cane',
  'story-phone-store':
    'Phone store after hours with phones on their stands, a screen of flowing color, and a floor plan under a lamp',
  'story-produce-market':
    'Open-front produce stall at dusk: crates of citrus, tomatoes, and melons under warm lamps and bulbs',
  'story-council-chamber':
    'A council chamber with a curved oak dais, a microphone with a red ring at every seat, and an agenda on screen',
  'story-courtyard-house':
    'New house around a courtyard at dusk, a lit tree in its middle and bright rooms behind glass on three sides',
  'story-prewired-room':
    'Room in studs with blue boxes, coils of tagged cable, orange conduit and a screen marked in blue tape',
  'story-packing-yard':
    'Citrus packing house at night, a forklift carrying a bin of oranges past open docks on the wet, lit yard',
  'story-ranch-sky':
    'A ranch door and step under one amber lamp, a windmill behind, and the Milky Way in a clear dusk sky',
  'story-beachfront-condo':
    'A condo living room high over the Gulf, a shell stone wall lit from above, one round button by the door',
  'story-model-home':
    'Entry of a model home with a brass keypad on a green wall, and past it a bright kitchen with a marble island',
  'story-fiber-riser':
    'Two office floors across an open stairwell, a yellow fiber tray climbing a dark wall from rack to rack',
  'story-island-terrace':
    'A restaurant terrace over the bay at sunset, small lamps on the tables and a tiled bar with a screen',
  'story-cash-registers':
    'Close view of a card reader lit with a check mark at a garden center’s checkout, plants and a window behind',
  'story-gulf-condo':
    'A panel the size of a phone glows on a wall beside rain-beaded glass, with dark sea outside',
  'story-imaging-center':
    'Dark radiology reading room with two tall gray scans on screens and a yellow cord from a box on the wall',
  'story-dock-gate':
    'A camera under a hood beside a wet dock lane at dusk, and past it the rear of a trailer with its plate lit',
  'story-server-closet':
    'A server rack moved aside under a plastic sheet, a clamped copper pipe, a bucket on a wet floor, a work lamp',
  'story-hotel-doors':
    'A hotel corridor with warm sconces, a patterned carpet and a row of oak doors, the nearest lock glowing green',
  'story-six-rentals':
    'Six beach cottages on stilts at dusk, a lamp on every porch and a coded lock on the nearest teal door',
  'story-citrus-house':
    'Small house with a lit porch at the end of orange trees at dusk, crates of fruit and a lantern in the lane',
  'story-work-ceiling-can':
    'A stepladder under an open ceiling, a lamp hanging from its cable, four pools of light on the wall beside it',
  'story-work-measuring':
    'A measuring microphone on a tripod between two theater seats, a curve of the room’s sound on the screen',
  'story-work-patch-panel':
    'The back of a patch panel half done, combed blue cables on the left and loose pairs fanned out on the right',
  'story-work-first-coil':
    'Blue cable in a coil, pliers, tape and a ceiling speaker on a drop cloth, an open bracket in the wall behind',
  'story-work-eave':
    'A ladder at an eave at dusk, a white camera hanging from its cable and a tool bag at the wall',
  'story-plan-table':
    'A floor plan half unrolled under a lamp, lights and speakers marked in colored pencil, a cup on its corner',
  'story-plan-yard':
    'A flashlight lights the drawing of a yard with palms and a pool, the dark yard and a house with one lit window behind',
  'story-plan-photo':
    'A photograph of a living room on a counter, red marker rings drawn on it, three lamp trims beside it, one lit',
  'story-handover-keypad':
    'A keypad by a door, a small sign glowing on each of its six buttons, a warmly lit living room soft behind it',
  'story-handover-remote':
    'One remote control and a card on a low table beside a bowl of oranges, blue mountains on the television behind',
  'story-handover-closet':
    'An open closet with a small rack, combed cables with blank tags, a red binder and a sealed envelope on its shelf',
} as const;
