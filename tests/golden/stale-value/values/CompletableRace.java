// run: scan --only stale-value
// expect: stale-value
// CompletableFuture tasks read and write back a synchronized balance
import java.util.concurrent.CompletableFuture;

class Jar {
    private int cookies = 10;

    synchronized int cookies() {
        return cookies;
    }

    synchronized void cookies(int n) {
        cookies = n;
    }
}

public class CompletableRace {
    static void eat(Jar jar) {
        int c = jar.cookies();
        if (c > 0) {
            jar.cookies(c - 1);
        }
    }

    public static void main(String[] args) {
        Jar jar = new Jar();
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> eat(jar));
        CompletableFuture<Void> b = CompletableFuture.runAsync(() -> eat(jar));
        CompletableFuture.allOf(a, b).join();
        System.out.println(jar.cookies());
    }
}
// corpus: unseen
