// run: scan --library --only lock-order
// expect: lock-order
// lease takes the total lock then the route lock; Route.evict takes the route lock then the total lock through onFreed
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;

public class RouteLeases {
    private final Lock total = new ReentrantLock();
    private final ConcurrentHashMap<String, Route> routes = new ConcurrentHashMap<>();
    private final int max;
    private int open;

    public RouteLeases(int max) {
        this.max = max;
    }

    public Route route(String host) {
        return routes.computeIfAbsent(host, h -> new Route(h, this::onFreed));
    }

    public Optional<Long> lease(String host) {
        Route r = route(host);
        total.lock();
        try {
            Long reused = r.grab();
            if (reused != null) {
                return Optional.of(reused);
            }
            if (open >= max) {
                return Optional.empty();
            }
            open++;
            return Optional.of((long) open);
        } finally {
            total.unlock();
        }
    }

    private void onFreed(int n) {
        total.lock();
        try {
            open -= n;
        } finally {
            total.unlock();
        }
    }
}

class Route {
    private final String host;
    private final Lock own = new ReentrantLock();
    private final Deque<Long> idle = new ArrayDeque<>();
    private final IntConsumer freed;

    Route(String host, IntConsumer freed) {
        this.host = host;
        this.freed = freed;
    }

    Long grab() {
        own.lock();
        try {
            return idle.pollLast();
        } finally {
            own.unlock();
        }
    }

    public void park(long connection) {
        own.lock();
        try {
            idle.addLast(connection);
        } finally {
            own.unlock();
        }
    }

    public String evict(int keep) {
        own.lock();
        try {
            int n = 0;
            while (idle.size() > keep) {
                idle.pollFirst();
                n++;
            }
            freed.accept(n);
            return host + ":" + n;
        } finally {
            own.unlock();
        }
    }
}
// corpus: unseen11
