// The list's lock is held while it is iterated.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListIterationOk {
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());

    void run() throws Exception {
        Thread t =
                new Thread(
                        () -> {
                            for (int i = 0; i < 100; i++) log.add("x" + i);
                        });
        t.start();
        int n = 0;
        synchronized (log) {
            for (String s : log) n += s.length();
        }
        t.join();
        System.out.println(n);
    }

    public static void main(String[] a) throws Exception {
        new SynchronizedListIterationOk().run();
    }
}
