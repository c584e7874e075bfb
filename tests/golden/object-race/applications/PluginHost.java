// One plugin instance is registered for two event types, each dispatched on its own single-thread executor.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=PluginHost$WordStats.words
// expect: data-race field=PluginHost$WordStats.longest
// expect: object-race class=PluginHost$WordStats
// corpus: unseen31
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PluginHost {
    enum Event { CHAT, MAIL }

    interface Plugin {
        void accept(String text);

        String report();
    }

    static class WordStats implements Plugin {
        private int words;
        private String longest = "";

        @Override
        public void accept(String text) {
            for (String w : text.split(" ")) {
                words++;
                if (w.length() > longest.length()) {
                    longest = w;
                }
            }
        }

        @Override
        public String report() {
            return words + " words, longest " + longest;
        }
    }

    private final Map<Event, Plugin> plugins = new EnumMap<>(Event.class);
    private final Map<Event, ExecutorService> lanes = new EnumMap<>(Event.class);

    void register(Plugin p, Event... events) {
        for (Event e : events) {
            plugins.put(e, p);
            lanes.put(e, Executors.newSingleThreadExecutor());
        }
    }

    Future<?> fire(Event e, String text) {
        Plugin p = plugins.get(e);
        return lanes.get(e).submit(() -> p.accept(text));
    }

    void close() {
        lanes.values().forEach(ExecutorService::shutdown);
    }

    public static void main(String[] args) throws Exception {
        PluginHost host = new PluginHost();
        Plugin stats = new WordStats();
        host.register(stats, Event.CHAT, Event.MAIL);
        List<Future<?>> pending = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            pending.add(host.fire(Event.CHAT, "hello there number " + i));
            pending.add(host.fire(Event.MAIL, "dear subscriber of list " + i));
        }
        for (Future<?> f : pending) {
            f.get();
        }
        host.close();
        System.out.println(stats.report());
    }
}
