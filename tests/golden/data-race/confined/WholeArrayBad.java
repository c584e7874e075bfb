// Both threads go over the whole array.
// run: scan --only data-race
// expect: data-race field=WholeArrayBad.main.data[]
class WholeArrayBad {
	static void twice(int[] data) {
		for (int i = 0; i < data.length; i++)
			data[i] *= 2;
	}
	public static void main(String[] args) {
		int[] data = new int[100];
		new Thread(() -> twice(data)).start();
		new Thread(() -> twice(data)).start();
	}
}
