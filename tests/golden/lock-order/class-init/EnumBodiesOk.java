// run: scan --only lock-order
// expect: none
// The bodies of constants are classes that only the initialiser of the enum uses.
public class EnumBodiesOk {
    enum Op { ADD { int of(int a) { return a + 1; } }, SUB { int of(int a) { return a - 1; } }; abstract int of(int a); }

    public static void main(String[] args) throws Exception {
        new Thread(() -> Op.ADD.of(1)).start();
        new Thread(() -> Op.SUB.of(1)).start();
    }
}
