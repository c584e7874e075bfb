// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 5.3 and 5.4: a loop over a Vector by index.

import java.util.Vector;

public class JcipIterateOk {
    private final Vector<Runnable> tasks = new Vector<>();

    public void add(Runnable r) { tasks.add(r); }

    public void cancel(Runnable r) { tasks.remove(r); }

    public void print() {
        synchronized (tasks) {
            for (int i = 0; i < tasks.size(); i++)
                System.out.println(tasks.get(i));
        }
    }
}
// corpus: published
