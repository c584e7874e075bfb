// run: scan --only stale-value
// expect: stale-value
// The token is another one each time: the one that is returned may not be the one that is kept.

import java.util.*;
import java.util.concurrent.*;
public class DrawnValueBad {
    record Token(UUID id, String user) {}
    private final Map<String, Token> tokens = new ConcurrentHashMap<>();
    Token issue(String user) {
        Token t = tokens.get(user);
        if (t == null) {
            t = new Token(UUID.randomUUID(), user);
            tokens.put(user, t);
        }
        return t;
    }
    public static void main(String[] a) throws Exception {
        DrawnValueBad b = new DrawnValueBad();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Callable<Token>> calls = new ArrayList<>();
        for (int i = 0; i < 100; i++) { int k = i; calls.add(() -> b.issue("n" + k / 4)); }
        pool.invokeAll(calls);
        pool.shutdown();
    }
}
