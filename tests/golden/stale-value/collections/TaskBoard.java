// run: scan --only stale-value
// expect: stale-value
// claim() checks isEmpty and then removes element 0 of the synchronizedList in a second call: index out of bounds when two workers see the last one
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class TaskBoard {
    sealed interface Task permits Build, Deploy { }

    record Build(String module) implements Task { }

    record Deploy(String module, String host) implements Task { }

    private final List<Task> open = Collections.synchronizedList(new ArrayList<>());

    void post(Task t) {
        open.add(t);
    }

    Task claim() {
        if (open.isEmpty()) {
            return null;
        }
        return open.remove(0);
    }

    public static void main(String[] args) throws InterruptedException {
        TaskBoard board = new TaskBoard();
        Thread lead = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                board.post(i % 2 == 0 ? new Build("m" + i) : new Deploy("m" + i, "h1"));
            }
        });
        Thread[] workers = new Thread[3];
        for (int w = 0; w < workers.length; w++) {
            workers[w] = new Thread(() -> {
                int idle = 0;
                int builds = 0;
                while (idle < 1000) {
                    Task t = board.claim();
                    if (t == null) {
                        idle++;
                        Thread.yield();
                    } else if (t instanceof Build) {
                        builds++;
                    }
                }
                System.out.println("builds " + builds);
            });
            workers[w].start();
        }
        lead.start();
        lead.join();
        for (Thread t : workers) {
            t.join();
        }
    }
}
// corpus: unseen
