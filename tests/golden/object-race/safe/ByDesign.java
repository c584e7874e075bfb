// Objects that are made for being shared: concurrent collections, atomics, locks, queues, random.
//
// run: scan --only object-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ByDesign {
    static final Map<String, Integer> map = new ConcurrentHashMap<>();
    static final List<String> list = new CopyOnWriteArrayList<>();
    static final AtomicInteger count = new AtomicInteger();
    static final LongAdder adder = new LongAdder();
    static final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    static final Lock lock = new ReentrantLock();
    static final Random random = new Random();
    static final Vector<String> vector = new Vector<>();

    static void use() {
        map.put("a", random.nextInt());
        list.add("b");
        count.incrementAndGet();
        adder.increment();
        queue.offer("c");
        vector.add("d");
        lock.lock();
        lock.unlock();
    }

    public static void main(String[] args) {
        new Thread(ByDesign::use).start();
        new Thread(ByDesign::use).start();
        use();
    }
}
