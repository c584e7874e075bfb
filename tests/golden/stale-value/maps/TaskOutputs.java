// run: scan --only stale-value
// expect: stale-value
// record copies the list it got from the concurrent map and puts the longer copy back: files recorded by another worker in between are lost
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

public class TaskOutputs {
    private final Map<String, List<String>> byTask = new ConcurrentHashMap<>();

    public void record(String task, String file) {
        List<String> known = byTask.getOrDefault(task, List.of());
        List<String> next = new ArrayList<>(known.size() + 1);
        next.addAll(known);
        next.add(file);
        byTask.put(task, List.copyOf(next));
    }

    public int countOf(String task) {
        return byTask.getOrDefault(task, List.of()).size();
    }

    public int total() {
        return byTask.values().stream().mapToInt(List::size).sum();
    }

    public static void main(String[] args) throws InterruptedException {
        TaskOutputs outputs = new TaskOutputs();
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
