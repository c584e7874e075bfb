// run: scan --only atomicity
// expect: atomicity
// the synchronized map handed to both indexes is tested and then filled under two locks while the index is locked
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SessionIndex {
    static class Index {
        private int created;
        synchronized String open(Map<String, String> sessions, String user) {
            if (!sessions.containsKey(user)) {
                sessions.put(user, "s" + created++);
            }
            return user;
        }
        synchronized int created() { return created; }
    }
    static class Client implements Runnable {
        private final Index index;
        private final Map<String, String> map;
        Client(Index i, Map<String, String> m) { index = i; map = m; }
        @Override public void run() {
            for (int i = 0; i < 20; i++) index.open(map, "user" + i);
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Map<String, String> sessions = Collections.synchronizedMap(new HashMap<>());
        Index one = new Index(), two = new Index();
        Thread a = new Thread(new Client(one, sessions));
        Thread b = new Thread(new Client(two, sessions));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(one.created() + two.created() + " for " + sessions.size());
    }
}
// corpus: unseen
