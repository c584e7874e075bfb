// The two threads write two fields of one object.
// run: scan --only data-race
// expect: none
class DifferentFieldsOk {
	int left, right;
	public static void main(String[] a) {
		DifferentFieldsOk o = new DifferentFieldsOk();
		new Thread(() -> o.left++).start();
		new Thread(() -> o.right++).start();
	}
}
