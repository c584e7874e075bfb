// The base class runs doHandle and the getter's lambda under one private lock; filter is set before registration in the CopyOnWriteArrayList.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

abstract class Handler {
    private final Lock lock = new ReentrantLock();

    protected final <R> R guarded(Supplier<R> body) {
        lock.lock();
        try {
            return body.get();
        } finally {
            lock.unlock();
        }
    }

    final void handle(String event) {
        guarded(() -> {
            doHandle(event);
            return null;
        });
    }

    protected abstract void doHandle(String event);
}

class CountingHandler extends Handler {
    private String filter;
    private int matches;
    private final List<String> seen = new ArrayList<>();

    static CountingHandler attach(Handlers bus, String filter) {
        CountingHandler h = new CountingHandler();
        h.filter = filter;
        bus.register(h);
        return h;
    }

    @Override
    protected void doHandle(String event) {
        if (event.contains(filter)) {
            matches++;
            seen.add(event);
        }
    }

    int matches() {
        return guarded(() -> Math.max(matches, seen.size()));
    }
}

public class Handlers {
    private final List<Handler> handlers = new CopyOnWriteArrayList<>();

    void register(Handler h) {
        handlers.add(h);
    }

    void fire(String event) {
        for (Handler h : handlers) {
            h.handle(event);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Handlers bus = new Handlers();
        Runnable source = () -> {
            for (int i = 0; i < 200; i++) {
                bus.fire((i % 2 == 0 ? "login " : "logout ") + i);
            }
        };
        Thread web = new Thread(source);
        Thread api = new Thread(source);
        web.start();
        api.start();
        CountingHandler logins = CountingHandler.attach(bus, "login");
        CountingHandler sevens = CountingHandler.attach(bus, "7");
        System.out.println("early " + logins.matches());
        web.join();
        api.join();
        System.out.println(logins.matches() + " " + sevens.matches());
    }
}
// corpus: unseen26
