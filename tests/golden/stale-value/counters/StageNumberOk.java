// run: scan --only stale-value
// expect: none
// Numbers are drawn from an atomic, and used for nothing else.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class StageNumberOk {
    record Line(int id, String text) {}
    private final AtomicInteger next = new AtomicInteger();
    private final Map<Integer, Line> lines = new ConcurrentHashMap<>();
    CompletableFuture<Line> log(String text) {
        return CompletableFuture.supplyAsync(next::incrementAndGet)
            .thenApply(id -> new Line(id, text))
            .thenApply(line -> { lines.put(line.id(), line); return line; });
    }
    Optional<Line> last() { return Optional.ofNullable(lines.get(next.get())); }
    public static void main(String[] a) throws Exception {
        StageNumberOk l = new StageNumberOk();
        List<CompletableFuture<Line>> fs = new ArrayList<>();
        for (int i = 0; i < 100; i++) fs.add(l.log("t" + i));
        fs.forEach(CompletableFuture::join);
        System.out.println(l.last().map(Line::text).orElse("?"));
    }
}
