// run: scan --only lock-order --library
// expect: none
// The class lock is always taken before an instance lock (startAll, find); instance methods never call back into static synchronized code - deregistration takes the class lock first as well.
package services.order;

import java.util.ArrayList;
import java.util.List;

public class ClassThenInstance {
    private static final List<ClassThenInstance> ALL = new ArrayList<ClassThenInstance>();

    private final String name;
    private boolean running;

    private ClassThenInstance(String name) {
        this.name = name;
    }

    public static ClassThenInstance create(String name) {
        ClassThenInstance s = new ClassThenInstance(name);
        synchronized (ClassThenInstance.class) {
            ALL.add(s);
        }
        return s;
    }

    public static synchronized int startAll() {
        int n = 0;
        for (ClassThenInstance s : ALL) {
            if (s.start()) {
                n++;
            }
        }
        return n;
    }

    public static synchronized ClassThenInstance firstRunning() {
        for (ClassThenInstance s : ALL) {
            if (s.isRunning()) {
                return s;
            }
        }
        return null;
    }

    public synchronized boolean start() {
        boolean was = running;
        running = true;
        return !was;
    }

    public synchronized boolean isRunning() {
        return running;
    }

    public void dispose() {
        synchronized (ClassThenInstance.class) {
            ALL.remove(this);
            synchronized (this) {
                running = false;
            }
        }
    }

    @Override
    public String toString() {
        return "service " + name;
    }
}
// corpus: unseen
