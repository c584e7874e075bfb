// run: scan --only stale-value
// expect: stale-value
// draw() checks the synchronized set with contains() and adds later; two players can be given the same lottery number.
import java.util.Collections;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;

public class LotteryDraw {
    private final Set<Integer> taken = Collections.synchronizedSet(new HashSet<>());

    int draw(Random rnd) {
        while (true) {
            int n = rnd.nextInt(50);
            if (!taken.contains(n)) {
                taken.add(n);
                return n;
            }
        }
    }

    public static void main(String[] args) {
        LotteryDraw l = new LotteryDraw();
        for (int p = 0; p < 5; p++) {
            final int player = p;
            new Thread(() -> {
                Random r = new Random(player);
                for (int i = 0; i < 6; i++) {
                    System.out.println("player " + player + " got " + l.draw(r));
                }
            }).start();
        }
    }
}
// corpus: unseen
