// run: scan --only lock-order
// expect: lock-order
// The scheduled Sweeper locks each Session and, if it expired, calls SessionRegistry.evict (session -> registry); SessionRegistry.broadcast on the main thread holds the registry and calls Session.send (registry -> session).
package net.sessions;

import java.util.HashMap;
import java.util.Map;
import java.util.Collection;
import java.util.ArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class Session {
    private final long id;
    private long lastSeen = System.nanoTime();
    private int sent;

    Session(long id) {
        this.id = id;
    }

    long id() { return id; }

    synchronized void send(String text) {
        sent += text.length();
        lastSeen = System.nanoTime();
    }

    synchronized void expire(SessionRegistry registry, long maxIdleNanos) {
        if (System.nanoTime() - lastSeen > maxIdleNanos) {
            registry.evict(this);
        }
    }
}

class SessionRegistry {
    private final Map<Long, Session> sessions = new HashMap<>();

    synchronized void open(long id) {
        sessions.put(id, new Session(id));
    }

    synchronized void evict(Session s) {
        sessions.remove(s.id());
    }

    synchronized void broadcast(String text) {
        for (Session s : sessions.values()) {
            s.send(text);
        }
    }

    synchronized Collection<Session> snapshot() {
        return new ArrayList<>(sessions.values());
    }
}

class Sweeper implements Runnable {
    private final SessionRegistry registry;

    Sweeper(SessionRegistry registry) {
        this.registry = registry;
    }

    @Override
    public void run() {
        for (Session s : registry.snapshot()) {
            s.expire(registry, 1_000);
        }
    }
}

public class HeartbeatSweep {
    public static void main(String[] args) throws InterruptedException {
        SessionRegistry registry = new SessionRegistry();
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(new Sweeper(registry), 1, 1, TimeUnit.MILLISECONDS);
        for (long i = 0; i < 1_000_000; i++) {
            registry.open(i);
            registry.broadcast("tick " + i);
        }
        timer.shutdownNow();
    }
}
// corpus: unseen
