// run: scan --only lock-order
// expect: none
// bow and bowBack are all done under one static lock
public class PoliteFriendsEtiquette {
    static class Person {
        private static final Object ETIQUETTE = new Object();
        private final String name;
        private int bows;
        Person(String name) { this.name = name; }
        String getName() { return name; }
        synchronized void bowBack(Person p) {
            bows++;
            System.out.format("%s: %s has bowed back to me!%n", name, p.getName());
        }
        void bow(Person p) {
            synchronized (ETIQUETTE) {
                doBow(p);
            }
        }
        private synchronized void doBow(Person p) {
            bows++;
            System.out.format("%s: %s has bowed to me!%n", name, p.getName());
            p.bowBack(this);
        }
    }
    public static void main(String[] args) {
        final Person tick = new Person("Tick");
        final Person trick = new Person("Trick");
        new Thread(new Runnable() {
            @Override public void run() { tick.bow(trick); }
        }).start();
        new Thread(new Runnable() {
            @Override public void run() { trick.bow(tick); }
        }).start();
    }
}
// corpus: unseen
