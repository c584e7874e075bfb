// run: scan --only stale-value
// expect: none
// the list is extended inside merge, atomically for its key; the published lists are immutable
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class BuildOutputs {
    private final Map<String, List<String>> byTask = new ConcurrentHashMap<>();

    public int record(String task, String file) {
        return byTask.merge(task, List.of(file), BuildOutputs::join).size();
    }

    private static List<String> join(List<String> a, List<String> b) {
        return Stream.concat(a.stream(), b.stream()).toList();
    }

    public int countOf(String task) {
        return byTask.getOrDefault(task, List.of()).size();
    }

    public int total() {
        return byTask.values().stream().mapToInt(List::size).sum();
    }

    public static void main(String[] args) throws InterruptedException {
        BuildOutputs outputs = new BuildOutputs();
        List<Thread> workers = IntStream.range(0, 4)
                .mapToObj(w -> new Thread(() -> {
                    for (int i = 0; i < 200; i++) {
                        outputs.record("compileJava", "w" + w + "/" + i + ".class");
                    }
                }, "worker-" + w))
                .toList();
        workers.forEach(Thread::start);
        for (Thread t : workers) {
            t.join();
        }
        System.out.println(outputs.countOf("compileJava") + " of " + outputs.total());
    }
}
// corpus: unseen11
