// run: scan --only data-race
// expect: data-race field=TickLogBad.log severity=high
import java.util.*;
import java.util.concurrent.*;
public class TickLogBad {
    private final List<String> log = new ArrayList<>();
    private final ScheduledExecutorService ticker = Executors.newScheduledThreadPool(2);
    void start() {
        ticker.scheduleAtFixedRate(() -> log.add("tick"), 0, 10, TimeUnit.MILLISECONDS);
        ticker.scheduleAtFixedRate(() -> System.out.println(log.size()), 5, 10, TimeUnit.MILLISECONDS);
    }
    public static void main(String[] args) { new TickLogBad().start(); }
}
// corpus: unseen22
