// run: scan --only atomicity --library
// expect: atomicity
// Assign() holds its own monitor, but the synchronized map of slots is shared with colleague planners: containsKey and put are two lock steps
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class SlotBackfill {
    public record Slot(String room, int hour) { }

    public record Meeting(String title, int attendees) { }

    private final Map<Slot, Meeting> calendar;
    private final Map<String, Integer> perTitle = new HashMap<>();

    public SlotBackfill(Map<Slot, Meeting> calendar) {
        this.calendar = Collections.synchronizedMap(new HashMap<>(calendar));
    }

    private SlotBackfill(SlotBackfill site) {
        this.calendar = site.calendar;
    }

    /** A further planner that works on the same calendar. */
    public SlotBackfill colleague() {
        return new SlotBackfill(this);
    }

    public synchronized Slot assign(Meeting m, List<Slot> wishes) {
        for (Slot s : wishes) {
            if (!calendar.containsKey(s)) {
                calendar.put(s, m);
                perTitle.merge(m.title(), 1, Integer::sum);
                return s;
            }
        }
        return null;
    }

    public synchronized int planned(String title) {
        return perTitle.getOrDefault(title, 0);
    }

    public int occupied() {
        return calendar.size();
    }
}
// corpus: unseen9
