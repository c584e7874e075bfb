// run: scan --only lock-order
// expect: none
// Both threads use the same friend as receiver and argument: re-entrant, no second lock.
public class FriendsOneOk {
    static class Friend {
        private int bows;
        synchronized void bow(Friend bower) { bows++; bower.bowBack(this); }
        synchronized void bowBack(Friend bower) { bows--; }
    }

    public static void main(String[] args) {
        Friend narcissus = new Friend();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { narcissus.bow(narcissus); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { narcissus.bow(narcissus); }
        }).start();
    }
}
