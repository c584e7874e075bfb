// run: scan --only stale-value --library
// expect: stale-value method=AwaitThroughBad.next line=here
// A method between the two hands on what awaitItem() has waited for.

import java.util.ArrayDeque;

public class AwaitThroughBad {
    private final ArrayDeque<String> items = new ArrayDeque<>();

    public synchronized void put(String item) {
        items.add(item);
        notifyAll();
    }

    private synchronized void awaitItem() throws InterruptedException {
        while (items.isEmpty())
            wait();
    }

    private void prepare() throws InterruptedException {
        awaitItem();
        System.out.println("there is one");
    }

    private synchronized String pop() { return items.pop(); }

    public String next() throws InterruptedException {
        prepare();
        return pop(); // <- here
    }
}
