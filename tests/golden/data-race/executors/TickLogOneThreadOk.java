// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
public class TickLogOneThreadOk {
    private final List<String> log = new ArrayList<>();
    private final ScheduledExecutorService ticker = Executors.newSingleThreadScheduledExecutor();
    void start() {
        ticker.scheduleAtFixedRate(() -> log.add("tick"), 0, 10, TimeUnit.MILLISECONDS);
        ticker.scheduleAtFixedRate(() -> System.out.println(log.size()), 5, 10, TimeUnit.MILLISECONDS);
    }
    public static void main(String[] args) { new TickLogOneThreadOk().start(); }
}
// corpus: unseen22
