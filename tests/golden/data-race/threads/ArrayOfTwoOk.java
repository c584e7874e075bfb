// Two threads, each made once, with functions of their own, are kept in an array: whoever starts which, each is started
// once only.
// run: scan --only data-race
// expect: none
public class ArrayOfTwoOk {
    static int first, second;

    static void start(Thread[] all) {
        for (int i = 0; i < all.length; i++)
            all[i].start();
    }

    public static void main(String[] args) {
        Thread[] all = { new Thread(() -> first++), new Thread(() -> second++) };
        if (args.length == 0) {
            start(all);
        } else {
            all[1].start();
            all[0].start();
        }
    }
}
