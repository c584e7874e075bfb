// run: scan --library --only stale-value
// expect: none
// counts change through ConcurrentSkipListMap.merge and computeIfPresent; the values read for busiest are only displayed
import java.util.Map;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;

public class PresenceBoard {
    public interface ChannelEvents {
        void joined(String channel);

        void left(String channel);
    }

    private final ConcurrentNavigableMap<String, Integer> online = new ConcurrentSkipListMap<>();

    public ChannelEvents events() {
        return new ChannelEvents() {
            @Override
            public void joined(String channel) {
                online.merge(channel, 1, Integer::sum);
            }

            @Override
            public void left(String channel) {
                online.computeIfPresent(channel, (c, n) -> n == 1 ? null : n - 1);
            }
        };
    }

    public int online(String channel) {
        return online.getOrDefault(channel, 0);
    }

    public String banner() {
        String best = "nowhere";
        int most = 0;
        for (Map.Entry<String, Integer> e : online.entrySet()) {
            if (e.getValue() > most) {
                most = e.getValue();
                best = e.getKey();
            }
        }
        return "Most people are in " + best + " (about " + most + ")";
    }
}
// corpus: unseen
