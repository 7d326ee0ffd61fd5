-- Sample articles. See 01_blogs_lighting.sql for the formats.

insert into public.custom_design_blogs
  (id, title, date, excerpt, image, category, slug, author, created_at, content, images)
values (
  'b1090000-0000-4000-8000-000000000006',
  'A home theater in a house with no basement',
  '2026-10-02',
  'Half the advice on the internet begins with a basement. We don’t have those here. What to do with a spare bedroom, a formal dining room or a corner of the slab.',
  '/storage/v1/object/public/custom-designs-images/seed/home-theater-room.webp',
  'Home Theater', 'home-theater-without-a-basement', 'Custom Designs', '2026-10-02T15:00:00Z',
  to_json($post$[
  {"type": "paragraph", "text": "Read about home theaters for an evening and you’ll notice they all seem to be in Ohio, underground. A basement is dark, cool and quiet. The Rio Grande Valley sits on river clay a few feet above the water table, so our theaters live upstairs with the rest of us, in rooms with windows, tile and a hot wall to the west. That changes the order of the work."},
  {"type": "heading", "text": "Choose the room by its walls"},
  {"type": "paragraph", "text": "The best candidate is rarely the biggest room. Look for the one with the fewest windows, no wall shared with a bedroom and a door that closes. A spare bedroom of twelve by fourteen feet is plenty for a six-foot-wide screen and four seats. A formal dining room that nobody has dined in since 2015 is often even better, because it sits near the kitchen."},
  {"type": "heading", "text": "Beat the light first"},
  {"type": "paragraph", "text": "At five in the afternoon the sun comes in flat and finds every gap. Blackout shades in side channels stop nearly all of it. Paint does the rest: a dark, matte ceiling over the screen matters more than dark walls, because white ceilings bounce the picture back onto itself. If the room has to stay bright, a large panel beats a projector, and we’ll say so."},
  {"type": "heading", "text": "Then the heat"},
  {"type": "paragraph", "text": "A projector, an amplifier and four people give off as much warmth as a small space heater. Close the door in August and the room climbs quickly. Plan for a supply vent and, just as important, a way for the air to get back out. We put the electronics in a hall closet with its own exhaust, not in a cabinet under the screen, so the fans are out of earshot and the gear lives longer."},
  {"type": "heading", "text": "Then the slab"},
  {"type": "paragraph", "text": "Tile on a slab is a hard, bright floor. A thick rug with a felt pad between the seats and the screen is the cheapest acoustic treatment there is. Fabric panels at the first reflection points come next. The slab has one gift in return: it doesn’t shake, so bass stays in the room and out of the nursery."},
  {"type": "heading", "text": "What it costs"},
  {"type": "paragraph", "text": "Basic theaters start at about $5,000. Premium rooms with seating on a riser, fabric walls and a projector run from $15,000 to $50,000 and up. Most installations take one to three days once the room is ready. Where does the money show most? In this order: speakers and their placement, the darkness of the room, the screen, and only then the size of the number on the projector."},
  {"type": "blockquote", "text": "The picture is what you notice. The sound is why you stay."},
  {"type": "conclusion", "text": "Pick the room, close the door at five in the afternoon and see how dark it gets. Then call us with the measurements. We can go over most of what’s possible before we ever come out. A photo helps, if you have one."}
]$post$::text)::text,
  null
), (
  'b1090000-0000-4000-8000-000000000007',
  'The echo in the great room',
  '2026-09-15',
  'Porcelain floors, plaster walls and a twelve-foot ceiling look wonderful and sound like a gymnasium. Five things to try before you buy another speaker.',
  '/storage/v1/object/public/custom-designs-images/seed/audio-listening-room.webp',
  'Audio', 'the-echo-in-the-great-room', 'Marisol Garza', '2026-09-15T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "We build beautiful, cool, hard rooms in the Valley, and for good reason. Tile feels right underfoot in August and a high ceiling lets the heat rise. You pay for it in sound. A word spoken at the sofa comes back from the floor, the far wall, the glass and the ceiling, four or five times in a tenth of a second, and the ear gives up. So people turn the television up, and then the echo is louder too."},
  {"type": "heading", "text": "First, the clap"},
  {"type": "paragraph", "text": "Stand where you listen and clap once. A sharp zing means two bare, parallel surfaces are trading the sound back and forth. A long hiss, like a stairwell, means the whole room is bare. The first is easy to fix. The second takes a few things together."},
  {"type": "heading", "text": "Five things, in order"},
  {"type": "list", "items": ["A rug with a thick felt pad, between the speakers and the seat. Bigger than you think: it should pass the sofa on both sides.", "Full, heavy curtains on at least one of the two facing walls. Sheers do nothing for sound.", "Books, baskets, plants, anything uneven on the opposite wall. Scattering is as useful as absorbing.", "Upholstery instead of leather or rattan for the biggest piece.", "Two or three acoustic panels above head height, wrapped in fabric that matches the wall. Nobody notices them, except that the room has become calm."]},
  {"type": "heading", "text": "Then move the speakers"},
  {"type": "paragraph", "text": "Speakers jammed into a corner boom; speakers behind a vase mumble. Pull them a foot or two from the wall, aim them at the seat and bring the tweeters to ear height. For television, the center speaker carries nearly all of the talking. It wants to be right under or over the screen with nothing in front of it, and it never wants to be inside a cabinet."},
  {"type": "heading", "text": "Then, and only then, the electronics"},
  {"type": "paragraph", "text": "Automatic calibration is good and getting better. It’ll match levels and delays and tame a bass peak. What it can’t do is unsay an echo. If you calibrate first, the processor spends its effort apologizing for the room."},
  {"type": "callout", "text": "Hard of hearing in the family? Turn up the center channel by three decibels before you turn up everything. It’s one setting, it’s free, and in many houses it ends the argument about volume."},
  {"type": "heading", "text": "What we measure"},
  {"type": "paragraph", "text": "We bring a microphone and play a slow sweep from each speaker. The graph shows how long each note hangs in the room. In a bare great room we often see more than a second; for speech, half of that is comfortable. After the rug and the curtains we measure again, so you can see what you paid for."},
  {"type": "conclusion", "text": "You don’t need a studio. You need a few soft things in the right places, and a speaker that’s allowed to see you."}
]$post$,
  $images$[
  {"url": "/storage/v1/object/public/custom-designs-images/seed/audio-listening-room.webp", "caption": "Chair, rug and two speakers on roughly equal sides", "sequence": 2},
  {"url": "/storage/v1/object/public/custom-designs-images/seed/pillar-audio.webp", "caption": "Clear of the corners, with nothing in front of them", "sequence": 1},
  {"url": "/storage/v1/object/public/custom-designs-images/seed/video-wall-living.webp", "caption": "Slats on both sides of the screen, and a rug under the chairs", "sequence": 3}
]$images$
), (
  'b1090000-0000-4000-8000-000000000008',
  'One good subwoofer on a slab',
  '2024-11-12',
  'Concrete floors don’t shake, which is good for the neighbors and hard on the bass. How to find the right spot in fifteen minutes.',
  '/storage/v1/object/public/custom-designs-images/seed/pillar-audio.webp',
  'Audio', null, 'Custom Designs', '2024-11-12T15:00:00Z',
  $post$In a house on piers the floor helps the subwoofer. You feel the low notes in the sofa before you hear them. On a Valley slab the floor gives nothing back, so the bass has to come through the air alone, and people try to make up for it by turning the knob. The result is one loud note and a rattling door.

The cure isn’t more power. It’s position. Low notes are long, ten or twenty feet from crest to crest, and they fold back on themselves in a room. In some places the waves add up and in others they cancel. You can walk three steps with a steady note playing and hear it double and then vanish. No amplifier fixes a spot where the note has vanished.

Here’s the fifteen-minute method. Pull the main chair out of the way and put the subwoofer exactly where your head would be, on the seat if it’s safe to do so. Play something with a walking bass line at an ordinary volume. Now crawl along the walls with your ear at the height of the woofer. You’ll find places where the line is lumpy and places where every note is equally strong. Mark the even ones with tape.

Choose the mark that’s also a sensible place for a black box, put the subwoofer there and sit down in the chair again. What you heard at the tape is what you now hear in the seat, because sound travels the same in both directions. It feels ridiculous and it works every time.

Two small subwoofers are nearly always better than one large one. Placed at the middles of opposite walls, each fills the gaps that the other leaves, and three seats sound alike instead of one. They can also play more quietly for the same effect, which your neighbors in a townhouse will appreciate more than any apology.

Mind the crossover. Around 80 hertz is a good start for bookshelf speakers, lower for towers. If men’s voices seem to come from the corner, the crossover is too high. If drums sound thin, it may be too low, or the subwoofer may be working against the main speakers. Flip the phase switch, listen from the seat, keep whichever is fuller.

Finally, deal with the rattles. A hollow door, a loose return-air grille and the glass shelf in the china cabinet will all join in. Felt dots and a turn of a screwdriver are part of the installation, as far as we are concerned. Put a few inches of air between the cabinet and a plaster wall too, because a block house carries bass along the wall and hands it to whoever is sleeping on the other side.$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000009',
  'Friday night, eighty covers, and nobody can hear the specials',
  '2025-05-09',
  'Restaurant sound isn’t about loudness. It’s about even coverage, hard surfaces and giving the bar, the patio and the dining room a knob each.',
  '/storage/v1/object/public/custom-designs-images/seed/multi-room-audio-kitchen.webp',
  'Audio', 'restaurant-sound-on-friday-night', 'Marisol Garza', '2025-05-09T15:00:00Z',
  to_json($post$[
  {"type": "paragraph", "text": "A dining room has two sounds: the music you chose and the noise your guests make. On a slow Tuesday they get along. On Friday the guests raise their voices to be heard over each other, the servers turn up the music to be heard over the guests, and by nine the couple at table six is reading the menu by pointing."},
  {"type": "heading", "text": "More speakers, less volume"},
  {"type": "paragraph", "text": "The usual mistake is two large speakers in the corners. The tables beneath them are deafened and the tables in the middle hear mud. We’d rather use eight or ten small speakers in the ceiling, each covering two or three tables, each playing softly. Nobody sits far from one and nobody sits under a loud one. In rooms with open rafters, pendant speakers hung low do the same."},
  {"type": "heading", "text": "Zones that match how you work"},
  {"type": "list", "items": ["Bar: a little louder, with the games on when there are games.", "Dining: steady and level, even at the tables by the kitchen door.", "Patio: its own volume and its own closing time, because the houses behind you have one too.", "Restrooms and entry: the same music, low. It makes the place feel whole.", "Kitchen: whatever the cooks want, on their own zone, with the door shut."]},
  {"type": "paragraph", "text": "One tablet at the host stand runs all of it, with names on the buttons in the language your staff speaks. Most of our restaurant panels are labeled in English and Spanish from the first day."},
  {"type": "heading", "text": "Quiet the room before you fight it"},
  {"type": "paragraph", "text": "Polished concrete and a plank ceiling look great and double the noise. Fabric-wrapped panels between the beams, felt under the tabletops and a curtain near the door bring it down without changing the look. It’s the least glamorous money in a restaurant and the part that brings reviews."},
  {"type": "heading", "text": "Let the system do the watching"},
  {"type": "paragraph", "text": "A good processor can follow the crowd: as the room fills, the music rises just enough to stay present and then stops rising at a limit you set. When the room empties it comes back down. Nobody has to remember, and nobody drags the slider to the top at ten."},
  {"type": "callout", "text": "Check your music license while you’re at it. A personal streaming account isn’t meant for a business, and the commercial services cost less than one comped table."},
  {"type": "heading", "text": "Power and heat"},
  {"type": "paragraph", "text": "Amplifiers belong in an office or a ventilated closet, never on top of the ice machine. Put the rack on surge protection and a battery, so a summer storm that blinks the lights doesn’t leave you rebooting in the middle of service."},
  {"type": "conclusion", "text": "Stand at your worst table on your busiest night and try to order. If you have to lean in, the room is telling you what to fix first."}
]$post$::text)::text,
  null
), (
  'b1090000-0000-4000-8000-000000000010',
  'A screen for the patio',
  '2025-06-14',
  'Sun, heat, humidity and a September kickoff at three in the afternoon. What a patio television has to survive, and where to hang it.',
  '/storage/v1/object/public/custom-designs-images/seed/outdoor-entertainment-patio.webp',
  '', 'a-screen-for-the-patio', 'Custom Designs', '2025-06-14T15:00:00Z',
  $post$There’s a moment every September when the patio finally becomes usable again, and it’s usually about two hours before a game. If you’re thinking of hanging a television out there, the decision that matters isn’t the brand. It’s the wall.

Look at the patio at the hour you’ll use it. A roof keeps rain off; it does nothing about a low western sun. If direct sun falls on the wall at five in the afternoon, no panel made will look good there at five, and the heat will shorten its life. A north or east wall, deep under the roof, is worth walking an extra cable to.

Indoor sets do get used outdoors, and now and then we’re asked to hang one. Here’s what happens. Humid air gets in through the vents at night, condenses when the air cools and leaves a little salt and dust behind. Geckos move in, because the power supply is warm. In the second summer the panel goes dim in one corner and the warranty, which says indoor use, is no help. A set made for outdoors is sealed, brighter by half or more and able to run in the temperatures we have.

Brightness is the number to ask for. An ordinary living-room set gives around 300 to 500 nits. Shade outdoors wants about 700 or more, and a patio with a bright lawn in front of it wants 1,000 to 1,500. Ask for the matte coating as well. The reflection of a white fence can hide a whole field goal.

Sound is harder than the picture, because there are no walls to help. The speakers in the set fire at the wall behind it and vanish. Use a pair of weatherproof speakers near the seats, angled down and inward, or a soundbar made for outdoors if the seats are close. Four quiet speakers annoy the neighbors less than two loud ones and sound better at the table.

Mount it lower than you think. Over an outdoor fireplace it’s too high for the neck and too hot for the electronics. Eye level from a chair is about forty-two inches to the middle of the screen. If children and soccer balls share the patio, an articulating arm that folds the set flat behind a cabinet door is cheaper than a new screen.

Behind it all is the wiring. The outlet should be a weather-rated, ground-fault type behind the set. Run network cable in conduit rather than trusting Wi-Fi through a stucco wall. Put a surge protector on the power and on the data, because the patio is the first thing that lightning finds.

And unplug it when a named storm is coming. A good mount has quick releases, so one person can take the set inside in five minutes.

Category: Home Theater$post$,
  $images$[
  "/storage/v1/object/public/custom-designs-images/seed/outdoor-entertainment-patio.webp",
  "/storage/v1/object/public/custom-designs-images/seed/pool-lighting.webp"
]$images$
), (
  'b1090000-0000-4000-8000-000000000011',
  'The garage that became a theater',
  null,
  'Two-car garages make surprisingly good theaters once the door, the heat and the fumes are dealt with. Notes from a conversion.',
  '/storage/v1/object/public/custom-designs-images/seed/video-wall-living.webp',
  'Home Theater', null, 'Custom Designs', '2023-11-30T15:00:00Z',
  $post$A two-car garage is twenty feet by twenty, more or less, with a high ceiling, one door to the house and no windows worth mentioning. If you drew a small theater from scratch you’d draw something close to it. Around the Valley, where a car can live outdoors all year, we see more and more of them change jobs.

Talk to your city first. Turning a garage into living space usually needs a permit, and the rules about parking, exits and insulation differ from McAllen to Mission to Harlingen. Subdivisions with an association may have their own opinion about a garage door that no longer opens. An afternoon of phone calls is cheaper than a violation notice.

The door is the first real job. Framing and insulating a wall behind it keeps the street side looking the way it did and makes the room dark and quiet. Leave the tracks, or take them down; they ring like a bell when the subwoofer plays, so at least fill and pad them.

Next is heat. Garages here were never insulated, and the wall that faces west stores the afternoon and gives it back until ten at night. Insulate the walls and the ceiling, seal the gap under the sill and give the room its own small split air conditioner. Your house system wasn’t sized for another four hundred square feet, and a split unit is quiet if it’s placed on the side wall and not over the seats.

The slab slopes toward the door so water can run out. That’s useful: the slope gives the back row a slight rise, and a platform can make up the rest. Put a moisture barrier under any flooring. Concrete on clay breathes damp for half the year, and a carpet laid straight on it’ll tell you so by June.

The water heater is often in there. If it’s gas, it must keep its air and its clearance, and it needs a proper enclosure, which is a matter for a licensed plumber. The washing machine can stay only if nobody minds the spin cycle in the quiet scenes. We’ve moved a few.

Then comes the part we enjoy. Cable goes in while the walls are open: speaker wire to seven or more places, two conduits to the projector, network to both ends. Fabric panels cover insulation and speakers together, so the room looks finished and sounds calm. Dark paint on the ceiling, small lamps in the risers, one button by the door.

The family that asked us for this one wanted a place for Sunday games and Friday movies that wasn’t the living room. They got it, and the living room got quiet. The cars don’t seem to mind. If your garage is mostly boxes, it may be the best room you own.$post$,
  null
)
on conflict (id) do nothing;
