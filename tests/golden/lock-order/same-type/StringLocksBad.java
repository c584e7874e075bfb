// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.String,java.lang.String
// String literals as locks, both orders. Literals are interned: surely the same objects.
public class StringLocksBad {
    private static int n;
    public static void f() { synchronized ("orders") { synchronized ("items") { n++; } } }
    public static void g() { synchronized ("items") { synchronized ("orders") { n--; } } }
}
