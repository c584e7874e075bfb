// run: scan --only stale-value
// expect: none
// Every count goes with something in the queue: who gets one out may count down.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class CountedQueueOk {
    private final Queue<String> frontier = new ConcurrentLinkedQueue<>();
    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final AtomicInteger pending = new AtomicInteger();
    void visit(String page) {
        if (seen.add(page)) { pending.incrementAndGet(); frontier.offer(page); }
    }
    void work() {
        while (pending.get() != 0) {
            String page = frontier.poll();
            if (page == null) { Thread.yield(); continue; }
            if (page.length() < 8) { visit(page + "a"); visit(page + "b"); }
            pending.getAndDecrement();
        }
    }
    public static void main(String[] a) throws Exception {
        CountedQueueOk c = new CountedQueueOk();
        c.visit("x");
        Thread x = new Thread(c::work), y = new Thread(c::work);
        x.start(); y.start(); x.join(); y.join();
        System.out.println(c.seen.size());
    }
}
