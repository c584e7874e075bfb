// run: scan --only atomicity
// expect: none
// A monitor used as it should be.

import java.util.ArrayDeque;

public class WaitLoopOk {
    private final ArrayDeque<Object> items = new ArrayDeque<>();

    public synchronized void put(Object o) throws InterruptedException {
        while (items.size() == 10)
            wait();
        items.add(o);
        notifyAll();
    }

    public synchronized Object take() throws InterruptedException {
        while (items.isEmpty())
            wait();
        Object o = items.remove();
        notifyAll();
        return o;
    }
}
