// merge(key, 1, Integer::sum) is one atomic read-modify-write per key; the get() before is only printed.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LogStatistics {

    enum Level {
        DEBUG, INFO, WARN, ERROR;

        static Level of(String line) {
            for (Level level : values()) {
                if (line.startsWith(level.name())) {
                    return level;
                }
            }
            return INFO;
        }
    }

    private final Map<Level, Integer> perLevel = new ConcurrentHashMap<>();

    void consume(String line) {
        Level level = Level.of(line);
        Integer seen = perLevel.get(level);
        if (level == Level.ERROR) {
            System.out.println("errors before this one: about " + (seen == null ? 0 : seen));
        }
        perLevel.merge(level, 1, Integer::sum);
    }

    public static void main(String[] args) throws InterruptedException {
        LogStatistics statistics = new LogStatistics();
        String[] files = {
            "INFO start\nDEBUG cfg\nWARN slow disk\nINFO ready",
            "INFO start\nERROR no route\nERROR no route\nINFO retry",
            "DEBUG a\nDEBUG b\nDEBUG c\nINFO end",
        };
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (String file : files) {
            pool.execute(() -> file.lines().forEach(statistics::consume));
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(new TreeMap<>(statistics.perLevel));
    }
}
