// Each Stopwatch is configured by main before start, used by one runner thread, and read by main after join.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=FP_MarathonTiming$Stopwatch.laps
// expect: data-race field=FP_MarathonTiming$Stopwatch.best
// expect: object-race class=FP_MarathonTiming$Stopwatch
// expect: object-race class=FP_MarathonTiming$Stopwatch
// Not so: each runner has its own watch, which main finds by the name of the runner that it has joined.
// corpus: unseen31
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class FP_MarathonTiming {
    static class Stopwatch {
        private final List<Integer> laps = new ArrayList<>();
        private int best = Integer.MAX_VALUE;
        private String label = "?";

        void label(String s) {
            label = s;
        }

        void lap(int ms) {
            laps.add(ms);
            if (ms < best) {
                best = ms;
            }
        }

        int total() {
            int t = 0;
            for (int l : laps) {
                t += l;
            }
            return t;
        }

        String print() {
            return label + " best " + best + " total " + total();
        }
    }

    static class Runner extends Thread {
        private final Stopwatch watch;
        private final int pace;

        Runner(String name, Stopwatch watch, int pace) {
            super(name);
            this.watch = watch;
            this.pace = pace;
        }

        @Override
        public void run() {
            for (int lap = 0; lap < 25; lap++) {
                watch.lap(pace + (lap * 37 + pace) % 90);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Map<String, Stopwatch> watches = new HashMap<>();
        List<Runner> field = new ArrayList<>();
        int pace = 600;
        for (String name : List.of("ilze", "juris", "anna")) {
            Stopwatch w = new Stopwatch();
            w.label(name.toUpperCase());
            w.lap(999);
            watches.put(name, w);
            field.add(new Runner(name, w, pace));
            pace += 15;
        }
        for (Runner r : field) {
            r.start();
        }
        for (Runner r : field) {
            r.join();
            Stopwatch w = watches.get(r.getName());
            w.lap(998);
            System.out.println(w.print());
        }
    }
}
