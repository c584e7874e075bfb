/** Two threads write and read two fields of one object, by different instructions. */
public class SharedObject {
    int x, y;
    int first, second;

    void one() {
        x = 1;
        first = y;
    }

    void two() {
        y = 1;
        second = x;
    }

    public static void main(String[] args) throws Exception {
        SharedObject shared = new SharedObject();
        Thread a = new Thread(() -> shared.one());
        Thread b = new Thread(() -> shared.two());
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(shared.first + " " + shared.second);
    }
}
