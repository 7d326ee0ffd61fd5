-- Sample articles. See 01_blogs_lighting.sql for the formats.

insert into public.custom_design_blogs
  (id, title, date, excerpt, image, category, slug, author, created_at, content, images)
values (
  'b1090000-0000-4000-8000-000000000024',
  'Shading the west wall',
  '2026-08-25',
  'From three o’clock on, the west side of a Valley house belongs to the sun. Shades that move by themselves, and the order in which to try things.',
  '/storage/v1/object/public/custom-designs-images/seed/blog-furniture.webp',
  'Interior', 'shading-the-west-wall', 'Custom Designs', '2026-08-25T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "There’s a room in nearly every house here that nobody uses between three and seven. It has the big windows and it faces west. The sofa has faded on one side, the thermostat says seventy-six and the tile by the glass is hot enough to warm tortillas. It doesn’t have to be that way."},
  {"type": "heading", "text": "Stop the heat before the glass"},
  {"type": "paragraph", "text": "Once sunlight has passed through a window, most of its heat is indoors for good. A curtain inside makes the room darker but not much cooler. So the order is: trees, awnings and roof overhangs first, exterior screens second, coatings and films third, interior shades last. An exterior roller screen in a dark mesh stops the greater part of the heat and still lets you see the yard."},
  {"type": "heading", "text": "Then let it move"},
  {"type": "paragraph", "text": "If you have to lower a shade by hand, you lower it once, in May, and raise it in October. The room becomes a cave. A motor changes that, because the shade can follow the day:"},
  {"type": "list", "items": ["Up in the morning, when the west side is cool and the light is lovely.", "Down to two thirds at about three, when the sun comes under the eave.", "All the way down on days when the outdoor sensor reads over a hundred.", "Up again ten minutes after sunset, so you get the evening back."]},
  {"type": "paragraph", "text": "Nobody has to think about it. A wind sensor raises exterior screens before a storm does it for you, and one button lifts everything when company comes to see the view."},
  {"type": "heading", "text": "Openness, and what it means"},
  {"type": "paragraph", "text": "Screen fabrics are sold by openness: the share of the weave that’s holes. One percent is private and dark. Three percent is a good balance for most west windows. Five is for views you really want. Dark fabrics are easier to see through; light fabrics reflect a little more heat. At night it all reverses: with lamps on inside, people outside can see in through any screen, so bedrooms and baths want a second, solid shade."},
  {"type": "subheading", "text": "Wire or battery"},
  {"type": "paragraph", "text": "In new construction, run a wire to the head of every window, including those you’re not shading yet. In an existing home, battery motors are now good enough that we seldom open a wall; a small window is charged once or twice a year, and a little solar strip on the glass takes care of even that."},
  {"type": "callout", "text": "Tell us about the furniture and the art before we choose. Ultraviolet light does the fading, and a good fabric or film stops nearly all of it."},
  {"type": "heading", "text": "What it saves"},
  {"type": "paragraph", "text": "We won’t promise a number, because houses differ too much. But we know what people say in the second week: the air conditioner’s started shutting itself off in the afternoon, and somebody’s moved back into the room with a book."},
  {"type": "conclusion", "text": "Stand in your west room at four o’clock with your hand on the glass. That’s the whole argument. Everything after it’s choosing a color."}
]$post$,
  $images$[
  {"url": "/storage/v1/object/public/custom-designs-images/seed/blog-furniture.webp", "caption": "Somebody’s chair again, once the sun is down", "sequence": 1},
  {"url": "/storage/v1/object/public/custom-designs-images/seed/lighting-design-living.webp", "caption": "Evening on a sofa that hasn’t faded", "sequence": 2}
]$images$
), (
  'b1090000-0000-4000-8000-000000000025',
  'A kitchen in two languages',
  '2026-06-18',
  'Grandmother cooks in Spanish, the children ask for songs in English and the timer has to understand both. Setting up a kitchen that does.',
  '/storage/v1/object/public/custom-designs-images/seed/blog-kitchen-tech.webp',
  'Kitchen', 'a-kitchen-in-two-languages', 'Marisol Garza', '2026-06-18T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "In our house the kitchen speaks two languages, often in the same sentence. So do the kitchens of most of the families we work for. Technology has been slow to notice. For years a voice assistant had to be told once, in a menu, which language the household speaks, as if a household had only one."},
  {"type": "heading", "text": "Let it listen for both"},
  {"type": "paragraph", "text": "The major assistants can now be set to two languages at a time and will answer in the one you used. It’s worth the ten minutes. Do it on every speaker, not only the one in the kitchen, or your mother will get an answer in English in the hallway and give up. Names matter too: call a light by a name that sounds nearly the same in both, or give it two names. Isla works for the island. Ventilador and fan can both be taught."},
  {"type": "image", "url": "/storage/v1/object/public/custom-designs-images/seed/multi-room-audio-kitchen.webp", "caption": "Speakers in the ceiling, microphones away from the stove"},
  {"type": "heading", "text": "Buttons don’t have an accent"},
  {"type": "paragraph", "text": "The best bilingual device is a keypad with four engraved buttons. We engrave both words: Cook / Cocinar, Dinner / Cena, Clean up / Limpiar, Off / Apagar. Guests use them, children use them, and nobody has to shout over the range hood."},
  {"type": "heading", "text": "Where things go"},
  {"type": "list", "items": ["The speaker’s microphone at least six feet from the hood and away from the sink.", "A small screen, if you want one, on the dry side of the kitchen, at the height of a standing person’s eyes.", "Outlets with fast charging inside a drawer, so phones sleep there during supper.", "Light under the cabinets at 3000 K with a color rendering of 90 or more, because you should see when the onions are ready."]},
  {"type": "heading", "text": "The three scenes that get used"},
  {"type": "paragraph", "text": "Cook: everything bright, the fan on, music in the kitchen only. Cena: pendants low over the table, counters dim, the television off whether anyone likes it or not. Late: one lamp over the stove for whoever is looking for the pan dulce."},
  {"type": "heading", "text": "Heat, steam and oil"},
  {"type": "paragraph", "text": "Kitchens age equipment faster than any room but the garage. Oil vapor settles on everything above the counter. Choose sealed keypads, wipeable grilles and fixtures that open without tools, and keep the network box out of the pantry next to the oven wall."},
  {"type": "callout", "text": "If grandparents stay for months at a time, add them as users with their own voice, calendar and contacts. The first time the kitchen reads out their appointment in their own language, it stops being a gadget."},
  {"type": "heading", "text": "Privacy, since somebody will ask"},
  {"type": "paragraph", "text": "Every speaker we set up has its microphone switch shown to everybody in the house, recordings turned off or set to be deleted, and purchases locked. It takes five minutes and answers the question before it becomes an argument."},
  {"type": "conclusion", "text": "A kitchen that understands everyone in it isn’t a luxury here. It’s manners."}
]$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000026',
  'A television in the kitchen, without regrets',
  '2025-11-20',
  'Not over the stove, not across from the sink, not in the corner cabinet. Where a kitchen screen works, and how to hide it when it doesn’t.',
  '/storage/v1/object/public/custom-designs-images/seed/blog-kitchen-tech.webp',
  'Kitchen', 'a-television-in-the-kitchen', 'Custom Designs', '2025-11-20T15:00:00Z',
  $post${
  "introduction": "People apologize when they ask for a television in the kitchen. They shouldn’t. It’s where the morning news is on, where the game is followed while the fajitas marinate and where a child does homework next to a cooking show. The trouble is never the wish. It’s the wall.",
  "where_not": "Not above or beside the range: heat and oil vapor get into the panel, and no warranty covers it. Not across from the sink, where you’d see the window reflected in it all day. Not in an upper corner cabinet, where everybody’s neck pays for it. And not on top of the refrigerator, which is where most of them are.",
  "where": "The best place is usually the end of a run of cabinets or the wall beside the breakfast table, on the dry side of the room, with the middle of the screen a little under standing eye level. Stand where you chop and look up from the board. If your eyes land on the spot without your chin moving, that’s the place.",
  "size": "Smaller than in the living room and larger than you think. From six feet away a 32-inch set is comfortable and a 43-inch set is generous. Anything beyond that takes over the room. Choose a set with a matte screen if there’s a window opposite.",
  "mounting": "A thin arm that swings toward the table or the stove earns its keep every day. In block walls we use sleeve anchors and a surface channel painted to match; in framed walls everything hides. Leave an inch of air behind the set. Kitchens are warm enough already.",
  "sound": "The speakers in small sets are poor, and range hoods are loud. Two ceiling speakers on the kitchen’s music zone solve both: the same speakers carry the news in the morning, the playlist at noon and the game at six. Give the zone its own volume by the light switch.",
  "hiding_it": "If you’d rather not see it, there are good ways. A set behind a sliding panel, a set in a lift behind the counter or a set that shows a painting when it’s off. All of them cost more than the television. The cheapest way to hide a screen is to turn it off at dinner, and a scene button can do that for you.",
  "wiring": "Ask for three things in the wall behind it: an outlet, a network jack and an empty tube back to the closet. The tube is for whatever replaces today’s plug. If you’re remodeling, tell the cabinet maker before the drawings are final, because a kitchen has less spare wall than any other room in the house.",
  "conclusion": "Tape a piece of cardboard of the right size to the wall and live with it for a weekend. It costs nothing and it has saved several marriages."
}$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000027',
  'Furniture first, speakers second',
  '2026-04-09',
  'A sofa is the biggest piece of acoustic equipment you’ll ever buy. How to arrange a room so it sounds as good as it looks.',
  '/storage/v1/object/public/custom-designs-images/seed/blog-furniture.webp',
  'Furniture', 'furniture-first-speakers-second', 'Custom Designs', '2026-04-09T15:00:00Z',
  $post$When somebody asks us which speakers to buy, we ask about the sofa. It sounds like a joke. It’s the most useful question there is, because the largest soft object in a room does more to the sound than any box with a cone in it.

Put the seat before the screen. Most living rooms are arranged around the wall where the cable company left a jack in 1998. Start again. Where does the light come from in the evening? Where do people walk through? Where would you sit if there were no television at all? Put the main seat there, and only then look for a wall for the picture. A cable can be moved in a morning.

Leave a little space behind the sofa. Against the wall, the bass piles up and the sound behind you can’t breathe. Even a foot helps, and a narrow table with a lamp in that foot makes it look like you meant it. In small rooms where the sofa has to touch the wall, a thick tapestry or a Saltillo blanket hung behind it takes off the edge.

Think about heights. A low-backed sofa lets surround speakers reach your ears; a high-backed one blocks them. A coffee table with a glass top reflects the center speaker straight up at you with a small delay, and speech turns harsh. Wood is better, a tray of books on the glass is a fair compromise, and an upholstered ottoman is best of all.

Materials matter more here than in cooler places. Leather is practical in the heat, and it’s also a mirror for sound. If you love it, balance it with a wool rug and lined curtains. Rattan and cane scatter sound nicely. Solid mesquite is lovely and heavy, and it doesn’t buzz, which you can’t say for particle board with a loose back panel.

Give the electronics a home with air. A closed console on a hot day turns into an oven, and equipment that runs hot dies young. Look for a piece with an open back or a slatted door, at least three inches of space above each component and a hole big enough for a plug, not only for a wire. Cane and perforated metal doors let remote controls and heat through, and they look better than glass.

Heavy bookcases on the side walls are excellent, full and uneven. Put the tall ones toward the back of the room and keep the area next to the speakers clear. Plants are fine. A row of framed glass at ear height isn’t; hang it above or below, or swap one frame for a textile.

Last, live with it before you drill. Use painter’s tape for the screen, stack boxes where the speakers would stand and spend a weekend. Sit in every seat. Somebody will discover that they can’t see past the lamp. When the room feels right with tape and boxes, call us, and we’ll find speakers that belong in it. It’s far easier than finding a room that belongs to the speakers.$post$,
  $images$[
  "/storage/v1/object/public/custom-designs-images/seed/blog-furniture.webp",
  "/storage/v1/object/public/custom-designs-images/seed/audio-listening-room.webp"
]$images$
), (
  'b1090000-0000-4000-8000-000000000028',
  'Salt air: hardware that lasts on the island',
  '2026-07-07',
  'Everything metal on South Padre Island is dissolving, slowly. How to choose cameras, speakers, locks and lamps that take longer about it.',
  '/storage/v1/object/public/custom-designs-images/seed/outdoor-entertainment-patio.webp',
  'Exterior', 'salt-air-hardware-that-lasts', 'Custom Designs', '2026-07-07T15:00:00Z',
  $post$<p>If you own a place on South Padre Island, you know the sound of a sliding door in its third year. Salt rides the wind, settles on everything, draws moisture out of the air and makes a little battery wherever two metals touch. A condo on the eleventh floor gets it as badly as a cottage by the dunes. Nothing stops it. Good choices slow it down by a factor of five.</p>
<h2>Metals, best to worst</h2>
<ul>
  <li><strong>Bronze and solid brass</strong> turn brown and then stop. They’re the first choice for lamps.</li>
  <li><strong>316 stainless</strong>, the marine grade, for screws and brackets. Ordinary 304 will show tea-colored stains within a year.</li>
  <li><strong>Powder-coated aluminum</strong> is fine until the coating is scratched. Touch it up at once.</li>
  <li><strong>Plated steel</strong> of any kind belongs indoors, in another city.</li>
</ul>
<p>Plastic is underrated. A good polymer housing with a stabilizer against sunlight outlasts most metal ones out there, and weighs less in the wind.</p>
<h2>Never mix at the screw</h2>
<p>A stainless screw in an aluminum bracket corrodes the aluminum around it. Nylon washers and a dab of the right grease cost pennies and double the life of the bracket. When we service island systems that somebody else installed, this is what we find first.</p>
<h2>Electronics</h2>
<p>Salt gets in by breathing. A camera warms up in the day, cools at night and draws in damp air through any gap. Look for a rating of <strong>IP66 or better</strong>, with cable glands pointing down and a drip loop below each one. We fill outdoor connectors with dielectric gel, keep splices indoors wherever we can and put the amplifier and the recorder in a closet with conditioned air, never in the storage locker on the balcony.</p>
<h2>Locks</h2>
<p>Keypad locks on rentals take a beating from salt, sunscreen and guests. Choose one with a metal keypad and a coastal finish, keep a spare in a drawer and change batteries on a calendar and not when they fail on a Saturday in March.</p>
<h2>Rinse</h2>
<p>The best maintenance is free. Fresh water from a hose, gently, once a month, over lamps, speakers, camera housings and brackets. Twice a month in spring, when the wind is out of the southeast for weeks on end. Ask the cleaning crew to add it to their list. No pressure washer, please: it drives water past every seal you paid for.</p>
<h2>Plan for storms</h2>
<p>Brackets with quick releases let one person bring in speakers and screens in a quarter of an hour. Label them inside and out. If you’re not on the island most of the year, find somebody who is, and make sure they have the list.</p>
<h2>What we tell buyers</h2>
<p>Expect outdoor equipment on the beach side to last about half as long as it would in McAllen, budget for that and spend on the brackets. A good bracket carries three generations of cameras. And when you hear that sliding door, it may be time to look up at the screws.</p>$post$,
  $images$[
  "/storage/v1/object/public/custom-designs-images/seed/outdoor-entertainment-patio.webp",
  "/storage/v1/object/public/custom-designs-images/seed/blog-palms.webp"
]$images$
)
on conflict (id) do nothing;
