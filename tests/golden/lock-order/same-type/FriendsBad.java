// run: scan --only lock-order
// expect: lock-order locks=FriendsBad$Friend,FriendsBad$Friend
// The deadlock of the Java tutorial: Alphonse and Gaston bow to each other.
public class FriendsBad {
    static class Friend {
        private int bows;
        synchronized void bow(Friend bower) { bows++; bower.bowBack(this); }
        synchronized void bowBack(Friend bower) { bows--; }
    }

    public static void main(String[] args) {
        Friend alphonse = new Friend(), gaston = new Friend();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { alphonse.bow(gaston); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { gaston.bow(alphonse); }
        }).start();
    }
}
