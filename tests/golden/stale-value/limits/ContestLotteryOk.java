// run: scan --only atomicity,stale-value
// expect: none
// ConTest Lottery: a number is generated, looked for in the history and then noted there.

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

public class ContestLotteryOk {
    static final Set<Integer> drawn = Collections.synchronizedSet(new HashSet<>());

    static class User extends Thread {
        @Override
        public void run() {
            int number = ThreadLocalRandom.current().nextInt(49);
            while (!drawn.add(number))
                number = ThreadLocalRandom.current().nextInt(49);
            System.out.println(number);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 6; i++)
            new User().start();
    }
}
// corpus: published
