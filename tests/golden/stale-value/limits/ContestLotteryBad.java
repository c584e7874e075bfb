// run: scan --only stale-value
// expect: stale-value method=ContestLotteryBad$User.run line=here
// ConTest Lottery: a number is generated, looked for in the history and then noted there.

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

public class ContestLotteryBad {
    static final Set<Integer> drawn = Collections.synchronizedSet(new HashSet<>());

    static class User extends Thread {
        @Override
        public void run() {
            int number = ThreadLocalRandom.current().nextInt(49);
            while (drawn.contains(number))
                number = ThreadLocalRandom.current().nextInt(49);
            drawn.add(number); // <- here
            System.out.println(number);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 6; i++)
            new User().start();
    }
}
// corpus: published
