import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.ArrayList;
import java.util.List;

/** Match results are reported from several stadiums to one lazily created table. */
public class LeagueTable {

    static final class Standings {
        private static Standings current;
        private final Map<String, Integer> points = new ConcurrentHashMap<>();

        private Standings() {
            for (String club : List.of("Reds", "Blues", "Greens", "Whites")) {
                points.put(club, 0);
            }
        }

        static Standings get() {
            if (current == null) {
                synchronized (Standings.class) {
                    if (current == null) {
                        current = new Standings();
                    }
                }
            }
            return current;
        }

        void award(String club, int p) {
            points.merge(club, p, Integer::sum);
        }

        Map<String, Integer> sorted() {
            return new TreeMap<>(points);
        }
    }

    record Match(String home, String away, int homeGoals, int awayGoals) {
        void report() {
            Standings s = Standings.get();
            if (homeGoals == awayGoals) {
                s.award(home, 1);
                s.award(away, 1);
            } else {
                s.award(homeGoals > awayGoals ? home : away, 3);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        List<Match> matches = List.of(
                new Match("Reds", "Blues", 2, 1),
                new Match("Greens", "Whites", 0, 0),
                new Match("Blues", "Greens", 1, 3),
                new Match("Whites", "Reds", 2, 2));
        ExecutorService stadiums = Executors.newFixedThreadPool(4);
        List<Future<?>> reports = new ArrayList<>();
        for (Match m : matches) {
            reports.add(stadiums.submit(m::report));
        }
        for (Future<?> f : reports) {
            f.get();
        }
        stadiums.shutdown();
        System.out.println(Standings.get().sorted());
    }
}
