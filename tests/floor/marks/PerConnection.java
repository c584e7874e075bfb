// One thread per connection: each has its own session, all have the registry.
import java.util.*;
class PerConnection implements Runnable {
    static class Session { int requests; }
    static final Map<String, Integer> registry = new HashMap<>();
    public void run() {
        Session session = new Session(); // confined
        session.requests++;
        synchronized (registry) {
            registry.put("n", session.requests); // held: registry
        }
        session.requests = 0; // not held: registry
    }
    public static void main(String[] args) {
        for (int i = 0; i < 5; i++)
            new Thread(new PerConnection()).start();
        synchronized (registry) {
            registry.clear(); // held: registry
        }
    }
}
